import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spansOf, type TimelineEvent } from "./attribution.ts";

const minute = 60_000;
const filed = (at = 0): TimelineEvent => ({
  at,
  kind: "filed",
  hasOfficer: true,
  helpTypes: ["food", "shelter"],
});
const told = (events: TimelineEvent[], now: number) =>
  spansOf(events, now).map(({ from, to, owner, reason }) => [from / minute, to / minute, owner, reason]);

describe("a request from filing to completion", () => {
  const whole: TimelineEvent[] = [
    filed(),
    { at: 0, kind: "supervisor_asked" },
    { at: 1 * minute, kind: "supervisor_email_delivered" },
    { at: 5 * minute, kind: "recommended" },
    { at: 15 * minute, kind: "officer_confirmed" },
    { at: 20 * minute, kind: "needs_confirmed" },
    { at: 25 * minute, kind: "victim_info_saved" },
    { at: 30 * minute, kind: "approval_recorded" },
    { at: 40 * minute, kind: "approved" },
    { at: 50 * minute, kind: "dispatched", dispatch: 1, helpType: "food" },
    { at: 50 * minute, kind: "message_queued", message: "a" },
    { at: 60 * minute, kind: "dispatched", dispatch: 2, helpType: "shelter" },
    { at: 61 * minute, kind: "message_sent", message: "a" },
    { at: 70 * minute, kind: "problem_reported", response: 1 },
    { at: 75 * minute, kind: "problem_handled", response: 1, awaitsAnswer: true },
    { at: 80 * minute, kind: "recipient_answered" },
    { at: 90 * minute, kind: "dispatch_completed", dispatch: 1 },
    { at: 95 * minute, kind: "dispatch_completed", dispatch: 2 },
    { at: 99 * minute, kind: "completed" },
  ];

  test("waits for each owner in turn", () => {
    expect(told(whole, 200 * minute)).toEqual([
      [0, 1, "transport", "supervisor_email"],
      [1, 15, "supervisor", "confirmation"],
      [15, 20, "officer", "needs"],
      [20, 25, "officer", "victim_info"],
      [25, 30, "officer", "approval"],
      [30, 40, "second_approver", "second_approval"],
      [40, 60, "administrator", "dispatch"],
      [60, 61, "transport", "recipient_message"],
      [61, 70, "vendor", "redemption"],
      [70, 75, "administrator", "problem"],
      [75, 80, "recipient", "answer"],
      [80, 95, "vendor", "redemption"],
      [95, 99, "administrator", "completion"],
    ]);
  });

  test("waits for the officer again after a rejection, and for the fund if it has too little", () => {
    const rejected: TimelineEvent[] = [
      filed(),
      { at: 0, kind: "supervisor_asked" },
      { at: 0, kind: "supervisor_email_delivered" },
      { at: 4 * minute, kind: "officer_rejected" },
      { at: 6 * minute, kind: "supervisor_asked" },
      { at: 7 * minute, kind: "supervisor_email_delivered" },
      { at: 8 * minute, kind: "officer_confirmed" },
      { at: 8 * minute, kind: "funds_short" },
    ];
    expect(told(rejected, 9 * minute)).toEqual([
      [0, 4, "supervisor", "confirmation"],
      [4, 6, "officer", "verification"],
      [6, 7, "transport", "supervisor_email"],
      [7, 8, "supervisor", "confirmation"],
      [8, 9, "fund", "funds"],
    ]);
  });

  test.each([
    [true, "officer"],
    [false, "administrator"],
  ])("money without a kind of help is handed over (with an officer: %s) by the %s", (hasOfficer, owner) => {
    const approved: TimelineEvent[] = [
      { at: 0, kind: "filed", hasOfficer, helpTypes: [] },
      { at: minute, kind: "approved" },
    ];
    expect(told(approved, 2 * minute).at(-1)).toEqual([1, 2, owner, "handover"]);
  });

  test("a request of a citizen waits for an administrator, who assigns an officer", () => {
    const citizen: TimelineEvent = { at: 0, kind: "filed", hasOfficer: false, helpTypes: [] };
    expect(told([citizen], minute)).toEqual([[0, 1, "administrator", "assignment"]]);
  });

  test("the time for which a request was closed belongs to no one after it is reopened", () => {
    const reopened: TimelineEvent[] = [
      { at: 0, kind: "filed", hasOfficer: false, helpTypes: [] },
      { at: minute, kind: "denied" },
      { at: 3 * minute, kind: "reopened", isApproved: false },
    ];
    expect(told(reopened, 4 * minute)).toEqual([
      [0, 1, "administrator", "assignment"],
      [1, 3, "closed", "closed"],
      [3, 4, "administrator", "assignment"],
    ]);
  });
});

const id = fc.nat(2);
const event = fc
  .record({
    at: fc.nat(5000),
    event: fc.oneof(
      ...(
        [
          "officer_assigned",
          "supervisor_asked",
          "supervisor_email_delivered",
          "officer_confirmed",
          "officer_rejected",
          "victim_info_saved",
          "needs_confirmed",
          "recommended",
          "approval_recorded",
          "approvals_voided",
          "funds_short",
          "approved",
          "denied",
          "completed",
          "recipient_answered",
        ] as const
      ).map((kind) => fc.constant({ kind })),
      fc.record({ kind: fc.constant("reopened" as const), isApproved: fc.boolean() }),
      fc.record({
        kind: fc.constant("dispatched" as const),
        dispatch: id,
        helpType: fc.constantFrom("food", "shelter"),
      }),
      fc.record({ kind: fc.constantFrom("dispatch_completed", "dispatch_voided"), dispatch: id }),
      fc.record({ kind: fc.constant("problem_reported" as const), response: id }),
      fc.record({ kind: fc.constant("problem_handled" as const), response: id, awaitsAnswer: fc.boolean() }),
      fc.record({
        kind: fc.constantFrom("message_queued", "message_sent"),
        message: fc.constantFrom("a", "b"),
      }),
    ),
  })
  .map(({ at, event }) => ({ at, ...event }));
const history = fc
  .tuple(fc.nat(1000), fc.boolean(), fc.array(event, { maxLength: 25 }))
  .map(([at, hasOfficer, others]): TimelineEvent[] => [
    ...others,
    { at, kind: "filed", hasOfficer, helpTypes: ["food", "shelter"] },
  ]);
const lastOf = (events: readonly TimelineEvent[]) => Math.max(...events.map(({ at }) => at));
const startOf = (events: readonly TimelineEvent[]) =>
  events.find(({ kind }) => kind === "filed")?.at ?? Number.NaN;

describe("ten thousand random histories", () => {
  test("the spans partition the time from filing to the end", () => {
    const partitions = (events: TimelineEvent[], now: number) => {
      const spans = spansOf(events, now);
      let at = startOf(events);
      for (const { from, to } of spans) {
        if (from !== at || to <= from) return false;
        at = to;
      }
      const closed = events.some(
        (each) => (each.kind === "completed" || each.kind === "denied") && Math.max(each.at, at) === at,
      );
      return at === Math.max(now, lastOf(events)) || closed;
    };
    fc.assert(fc.property(history, fc.nat(6000), partitions), { numRuns: 10_000 });
  });

  test("a later event never changes an earlier span", () => {
    const keeps = (events: TimelineEvent[], next: TimelineEvent, wait: number) => {
      const now = lastOf(events) + wait;
      const before = spansOf(events, now);
      const later = spansOf([...events, { ...next, at: now }], now + 1000)
        .filter(({ from }) => from < now)
        .map((span) => ({ ...span, to: Math.min(span.to, now) }));
      // A request that is reopened gains the time for which it was closed.
      if (later.at(-1)?.owner === "closed") later.pop();
      expect(later).toEqual(before);
    };
    fc.assert(fc.property(history, event, fc.nat(1000), keeps), { numRuns: 10_000 });
  });
});
