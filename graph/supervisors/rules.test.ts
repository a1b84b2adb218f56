import { expect, test } from "vitest";
import { byUrgencyAndAge, highestOf, mailboxOf, masked, nextDigestAt } from "./rules.shared.ts";

test("another spelling of an address is another mailbox; capitals are not", () => {
  expect(mailboxOf(" Lee.Park@City.gov ")).toBe("lee.park@city.gov");
  expect(mailboxOf("leepark@city.gov")).not.toBe(mailboxOf("lee.park@city.gov"));
  expect(mailboxOf("lee+a@city.gov")).not.toBe(mailboxOf("lee@city.gov"));
  expect(masked("lee.park@city.gov")).toBe("l•••@city.gov");
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
  const next = (now: string) => nextDigestAt(due, new Date(now)).toISOString();
  expect(next("2026-11-20T12:00:00Z")).toBe("2026-11-21T12:00:00.000Z");
  expect(next("2026-11-21T11:59:59Z")).toBe("2026-11-21T12:00:00.000Z");
  expect(next("2026-11-24T18:00:00Z")).toBe("2026-11-25T12:00:00.000Z");
});
