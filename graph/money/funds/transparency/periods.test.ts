import { expect, test } from "vitest";
import { publishedPeriods } from "./periods.ts";

const [chicago, guam, utc] = ["America/Chicago", "Pacific/Guam", "UTC"] as const;
const at = (
  now: string,
  zone: string = utc,
  published: Parameters<typeof publishedPeriods>[0]["published"] = [],
) => publishedPeriods({ now: new Date(now), zone, published });

test("a month is published three days after its end", () => {
  expect(at("2027-02-03T23:59:59Z").months[0]?.key).toBe("2026-12");
  const { months, quarter } = at("2027-02-04T00:00:00Z");
  expect(months.map(({ key }) => key)).toEqual([
    ...["2027-01", "2026-12", "2026-11", "2026-10", "2026-09", "2026-08"],
    ...["2026-07", "2026-06", "2026-05", "2026-04", "2026-03", "2026-02"],
  ]);
  expect(quarter).toMatchObject({
    key: "2026-Q4",
    beginsAt: new Date("2026-10-01T00:00:00Z"),
    endsAt: new Date("2027-01-01T00:00:00Z"),
  });
});

test("it ends at local midnight", () => {
  expect(at("2027-02-04T05:59:59Z", chicago).months[0]?.key).toBe("2026-12");
  const { months, quarter } = at("2027-02-04T06:00:00Z", chicago);
  expect(months[0]).toEqual({
    key: "2027-01",
    beginsAt: new Date("2027-01-01T06:00:00Z"),
    endsAt: new Date("2027-02-01T06:00:00Z"),
  });
  // October 1 is before the change of the clocks.
  expect([quarter.key, quarter.beginsAt, quarter.endsAt]).toEqual([
    "2026-Q4",
    new Date("2026-10-01T05:00:00Z"),
    new Date("2027-01-01T06:00:00Z"),
  ]);
  expect(at("2027-02-03T14:00:00Z", guam).months[0]?.key).toBe("2027-01");
});

test("what was published keeps its bounds, and its neighbors border on it", () => {
  const published = [
    {
      period: "2027-01",
      beginsAt: new Date("2027-01-01T00:00:00Z"),
      endsAt: new Date("2027-02-01T00:00:00Z"),
    },
  ];
  const { months } = at("2027-03-05T12:00:00Z", chicago, published);
  expect(months.slice(0, 3).map(({ beginsAt, endsAt }) => [beginsAt, endsAt])).toEqual([
    [new Date("2027-02-01T00:00:00Z"), new Date("2027-03-01T06:00:00Z")],
    [new Date("2027-01-01T00:00:00Z"), new Date("2027-02-01T00:00:00Z")],
    [new Date("2026-12-01T06:00:00Z"), new Date("2027-01-01T00:00:00Z")],
  ]);
});

test.each([utc, chicago, guam])("quarters never overlap, whenever someone looks, in %s", (zone) => {
  const quarters = new Map<string, string>();
  for (let day = 0; day < 800; day++) {
    const { quarter } = at(new Date(Date.UTC(2026, 0, 1 + day)).toISOString(), zone);
    const span = `${quarter.beginsAt.toISOString()} ${quarter.endsAt.toISOString()}`;
    expect(quarters.get(quarter.key) ?? span).toBe(span);
    quarters.set(quarter.key, span);
  }
  const spans = [...quarters.values()].map((span) => span.split(" "));
  for (const [n, span] of spans.entries()) if (n > 0) expect(span[0]).toBe(spans[n - 1]?.[1]);
});
