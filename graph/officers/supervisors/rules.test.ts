import { expect, test } from "vitest";
import { byUrgencyAndAge, deputyForm, highestOf, mailboxOf, nextDigestAt, termOf } from "./rules.ts";

test("another spelling of an address is another mailbox; capitals are not", () => {
  expect(mailboxOf(" Lee.Park@City.gov ")).toBe("lee.park@city.gov");
  expect(mailboxOf("leepark@city.gov")).not.toBe(mailboxOf("lee.park@city.gov"));
  expect(mailboxOf("lee+a@city.gov")).not.toBe(mailboxOf("lee@city.gov"));
});

test("the most urgent comes first, and of these the oldest", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 4, minute));
  const items = [
    { urgency: "low" as const, since: at(1) },
    { urgency: "critical" as const, since: at(3) },
    { urgency: "critical" as const, since: at(2) },
  ];
  expect(items.sort(byUrgencyAndAge).map(({ since }) => since.getUTCMinutes())).toEqual([2, 3, 1]);
  expect([highestOf(["low", "high"]), highestOf([])]).toEqual(["high", "medium"]);
});

test("a daily email keeps its hour, also after an outage", () => {
  const due = new Date("2026-11-20T12:00:00Z");
  const next = (now: string) => nextDigestAt("UTC", due, new Date(now)).toISOString();
  expect(next("2026-11-20T12:00:00Z")).toBe("2026-11-21T12:00:00.000Z");
  expect(next("2026-11-21T11:59:59Z")).toBe("2026-11-21T12:00:00.000Z");
  expect(next("2026-11-24T18:00:00Z")).toBe("2026-11-25T12:00:00.000Z");
});

test.each([
  // Seven o'clock in Chicago, before and after each change of the clocks.
  ["2026-03-07T13:00:00Z", "2026-03-07T13:00:01Z", "2026-03-08T12:00:00.000Z"],
  ["2026-03-07T13:00:00Z", "2026-03-08T12:30:00Z", "2026-03-09T12:00:00.000Z"],
  ["2026-10-31T12:00:00Z", "2026-11-01T12:30:00Z", "2026-11-01T13:00:00.000Z"],
  ["2026-10-31T12:00:00Z", "2026-11-01T13:30:00Z", "2026-11-02T13:00:00.000Z"],
])("the hour is local: due %s, at %s", (due, now, next) => {
  expect(nextDigestAt("America/Chicago", new Date(due), new Date(now)).toISOString()).toBe(next);
});

test("a deputy's days are local: from today, to the end of the last day", () => {
  const [from, until] = ["2026-11-22", "2026-11-23"];
  expect(termOf("America/Chicago", { from, until })).toMatchObject({
    startsAt: new Date("2026-11-22T06:00:00Z"),
    endsAt: new Date("2026-11-24T06:00:00Z"),
  });
  const form = (days: object, today: string) =>
    deputyForm({ mailbox: "lee@city.gov", today }).safeParse({
      ...{ name: "Dana", email: "dana@city.gov", from, until, ...days },
    });
  expect(form({}, "2026-11-22").success).toBe(true);
  expect(form({}, "2026-11-23").error?.issues.map(({ path }) => path[0])).toEqual(["from"]);
  expect(form({ until: "2027-02-19" }, from).success).toBe(true);
  expect(form({ until: "2027-02-20" }, from).success).toBe(false);
  expect(form({ until: "2027-02-29" }, from).error?.issues[0]?.message).toMatch(/date/i);
});
