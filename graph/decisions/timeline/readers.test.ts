import { describe, expect, test } from "vitest";
import { adminRoles, grants, type Permission } from "../../../shared/core/access/roles.ts";
import type { AdminViewer, OfficerViewer, Viewer } from "../../core/access/viewer.ts";
import { owners, reasons, type Owner, type Reason } from "./attribution.ts";
import { readerOf, type WaitingReader } from "./readers.ts";

const officer = (officerId: number): OfficerViewer => ({
  kind: "officer",
  ...{ sessionId: 1, officerId, badgeNumber: "B-1", name: "Robin Vale", agency: "City Police" },
  ...{ emailKey: "robin@city.gov", verificationId: 1, caseNumber: "C-1", status: "verified" },
  ...{ supervisorEmailKey: "chief@city.gov", trust: "trusted", cases: [] },
});
const admin = (role: AdminViewer["roles"][number]): AdminViewer => ({
  kind: "admin",
  ...{
    sessionId: 1,
    adminId: 1,
    username: role,
    roles: [role],
    emailKey: "",
    agencies: null,
    shownAgency: null,
    owes: null,
  },
});
const filed = { officerId: 1, citizenId: 1 };
const readAs = (wait: { owner: Owner; reason: Reason }, viewer: Viewer, mayBeSecond = false) =>
  readerOf(wait, { viewer, request: filed, mayBeSecond });

/** Every wait that a request can have, with the one kind of reader who acts on it. */
const waits: [Owner, Reason, "officer" | "second" | "recipient" | Permission | null][] = [
  ["officer", "verification", "officer"],
  ["officer", "needs", "officer"],
  ["officer", "victim_info", "officer"],
  ["officer", "approval", "officer"],
  ["officer", "handover", "officer"],
  ["supervisor", "confirmation", null],
  ["transport", "supervisor_email", null],
  ["transport", "recipient_message", null],
  ["system", "recommendation", null],
  ["second_approver", "second_approval", "second"],
  ["administrator", "assignment", "workCases"],
  ["administrator", "dispatch", "dispatch"],
  ["administrator", "handover", "dispatch"],
  ["administrator", "problem", "workDesk"],
  ["administrator", "completion", "dispatch"],
  ["fund", "funds", "enterMoney"],
  ["vendor", "redemption", null],
  ["recipient", "answer", "recipient"],
  ["closed", "closed", null],
];

test("the table has every owner and every reason", () => {
  expect(new Set(waits.map(([owner]) => owner))).toEqual(new Set(owners));
  expect(new Set(waits.map(([, reason]) => reason))).toEqual(new Set(reasons));
});

describe.each(waits)("%s, %s", (owner, reason, actor) => {
  const wait = { owner, reason };
  const acts = (isActor: boolean, otherwise: WaitingReader = "observer") => (isActor ? "actor" : otherwise);

  test("is read by officers", () => {
    expect(readAs(wait, officer(1))).toBe(acts(actor === "officer"));
    expect(readAs(wait, officer(1), true)).toBe(acts(actor === "officer" || actor === "second"));
    expect(readAs(wait, officer(2))).toBe("observer");
    expect(readAs(wait, officer(2), true)).toBe(acts(actor === "second"));
  });

  test("is read by the person who filed for themself, and by strangers", () => {
    const citizen = { kind: "citizen", sessionId: 1, citizenId: 1 } as const;
    expect(readAs(wait, citizen)).toBe(acts(actor === "recipient", "recipient"));
    expect(readAs(wait, { ...citizen, citizenId: 2 })).toBe("observer");
    expect(readAs(wait, { kind: "visitor" })).toBe("observer");
  });

  test.each(adminRoles)("is read by administrators with the role %s", (role) => {
    expect(readAs(wait, admin(role))).toBe(acts(grants([role], actor as Permission)));
    expect(readAs(wait, admin(role), true)).toBe(
      acts(actor === "second" || grants([role], actor as Permission)),
    );
  });
});
