import { expect, test } from "vitest";
import {
  automaticApproval,
  type Approvable,
} from "../../../graph/decisions/rulebook/acting/conditions.sql.ts";
import { nextStep, type Waiting } from "./automation.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12) + minutes * 60_000);
const rule = {
  timeThresholdMinutes: 30,
  escalationSteps: ["supervisor", "director", "chief@city.gov"],
  autoApprovalLimitCents: 50_000,
  requiredApprovers: 1,
  isActive: true,
};
const waiting: Waiting = {
  now: at(30),
  status: "pending",
  since: at(0),
  isAttended: false,
  hasApproval: false,
  last: null,
};

test.each<[string, Partial<Waiting>, string]>([
  ["before the threshold", { now: at(29.99) }, "not-yet"],
  ["at the threshold", {}, "1 supervisor"],
  ["just after the first step", { now: at(59), last: { step: 1, told: 1, at: at(30) } }, "not-yet"],
  ["another threshold later", { now: at(60), last: { step: 1, told: 1, at: at(30) } }, "2 director"],
  ["after a step that reached nobody", { now: at(30), last: { step: 1, told: 0, at: at(30) } }, "2 director"],
  ["after an outage of a day, one step", { now: at(1440) }, "1 supervisor"],
  ["and no two at once", { now: at(1440), last: { step: 1, told: 2, at: at(1440) } }, "not-yet"],
  ["the third is an address", { now: at(90), last: { step: 2, told: 1, at: at(60) } }, "3 chief@city.gov"],
  ["all were told", { now: at(900), last: { step: 3, told: 1, at: at(90) } }, "all-told"],
  ["somebody attends", { isAttended: true }, "attended"],
  ["an approval was recorded", { hasApproval: true }, "approved"],
  ["it is being processed", { status: "processing" }, "decided"],
  ["it was denied", { status: "denied" }, "decided"],
  [
    "approvals were voided since",
    { now: at(220), since: at(200), last: { step: 1, told: 1, at: at(30) } },
    "not-yet",
  ],
  [
    "and a threshold has passed since then",
    { now: at(230), since: at(200), last: { step: 1, told: 1, at: at(30) } },
    "2 director",
  ],
])("%s", (_name, over, expected) => {
  const next = nextStep(rule, { ...waiting, ...over });
  expect(next.kind === "tell" ? `${next.step} ${next.name}` : next.why).toBe(expected);
});

test("a disabled rule notifies no one", () => {
  expect(nextStep({ ...rule, isActive: false }, waiting)).toEqual({ kind: "nothing", why: "off" });
});

const good: Approvable = {
  now: at(30),
  status: "pending",
  filedAt: at(0),
  since: at(0),
  ruleWrittenAt: at(-1),
  isAttended: false,
  wasDecided: false,
  isOfficersOwn: true,
  caseStatus: "verified",
  caseTrust: "trusted",
  isSupervisorTrusted: true,
  hasVictimInfo: true,
  needsSource: "confirmed",
  hasPrice: true,
  reviewedBy: [],
  recommendedCents: 9_500,
  amountCents: 9_500,
  maxFundCents: 500_000,
  overLimit: null,
};
const missing = (over: Partial<Approvable>, ruled: Partial<typeof rule> = {}) =>
  automaticApproval({ ...rule, ...ruled }, { ...good, ...over })
    .conditions.filter(({ isMet }) => !isMet)
    .map(({ name }) => name);

test("approves if every condition is met, and the trace holds each of them", () => {
  const { isAllowed, conditions } = automaticApproval(rule, good);
  expect(isAllowed).toBe(true);
  expect(conditions).toHaveLength(15);
  expect(conditions.every(({ value }) => value !== "")).toBe(true);
});

test.each<[string, Partial<Approvable>, Partial<typeof rule>]>([
  ["rule", {}, { isActive: false }],
  ["one_approver", {}, { requiredApprovers: 2 }],
  ["pending", { status: "processing" }, {}],
  ["pending", { status: "approved" }, {}],
  ["waited", { now: at(29.9) }, {}],
  ["waited", { since: at(10) }, {}],
  ["waited", { now: at(30 + 24 * 60 + 1) }, {}],
  ["written_before", { ruleWrittenAt: at(1) }, {}],
  ["nobody_attends", { isAttended: true }, {}],
  ["never_decided", { wasDecided: true }, {}],
  ["case", { isOfficersOwn: false }, {}],
  ["case", { caseStatus: "pending" }, {}],
  ["case", { caseStatus: "rejected" }, {}],
  ["case", { caseStatus: null }, {}],
  ["supervisor", { caseTrust: "limited" }, {}],
  ["supervisor", { caseTrust: "provisional" }, {}],
  ["supervisor", { isSupervisorTrusted: false }, {}],
  ["victim_info", { hasVictimInfo: false }, {}],
  ["needs", { needsSource: "read" }, {}],
  ["needs", { needsSource: null }, {}],
  ["needs", { hasPrice: false }, {}],
  ["rulesets", { reviewedBy: ["Large families"] }, {}],
  ["recommendation", { recommendedCents: null }, {}],
  ["recommendation", { recommendedCents: 9_499 }, {}],
  ["amount", { amountCents: 0, recommendedCents: 1 }, {}],
  ["amount", {}, { autoApprovalLimitCents: 9_499 }],
  ["amount", { maxFundCents: 9_499 }, {}],
  ["limits", { overLimit: "victim" }, {}],
])("without %s nothing is approved: %o", (name, over, ruled) => {
  expect(missing(over, ruled)).toContain(name);
  expect(automaticApproval({ ...rule, ...ruled }, { ...good, ...over }).isAllowed).toBe(false);
});

test("a limit of zero never approves", () => {
  expect(missing({}, { autoApprovalLimitCents: 0 })).toEqual(["rule", "amount"]);
});
