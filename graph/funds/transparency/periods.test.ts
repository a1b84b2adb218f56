import { expect, test } from "vitest";
import { publishedPeriods } from "./periods.ts";

const at = (now: string) => publishedPeriods(new Date(now));

test("a month is published three days after its end", () => {
  expect(at("2027-02-03T23:59:59Z").months[0]?.key).toBe("2026-12");
  const { months, quarter } = at("2027-02-04T00:00:00Z");
  expect(months.map(({ key }) => key)).toEqual([
    ...["2027-01", "2026-12", "2026-11", "2026-10", "2026-09", "2026-08"],
    ...["2026-07", "2026-06", "2026-05", "2026-04", "2026-03", "2026-02"],
  ]);
  expect(quarter).toEqual({
    key: "2026-Q4",
    from: new Date("2026-10-01T00:00:00Z"),
    until: new Date("2027-01-01T00:00:00Z"),
  });
});

test("quarters never overlap, whenever someone looks", () => {
  const quarters = new Map<string, string>();
  for (let day = 0; day < 800; day++) {
    const { quarter } = publishedPeriods(new Date(Date.UTC(2026, 0, 1 + day)));
    const span = `${quarter.from.toISOString()} ${quarter.until.toISOString()}`;
    expect(quarters.get(quarter.key) ?? span).toBe(span);
    quarters.set(quarter.key, span);
  }
  const spans = [...quarters.values()].map((span) => span.split(" "));
  for (const [n, span] of spans.entries()) if (n > 0) expect(span[0]).toBe(spans[n - 1]?.[1]);
});
