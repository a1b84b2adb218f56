import { beforeAll, expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";
import { inventHistory, writeHistory, type Past } from "./history.ts";

const lab = useKernel();
/** Three weeks after Chicago's clocks went back, and eight months after they went forward. */
const now = new Date("2026-11-20T19:30:00.000Z");
const zones = ["America/Chicago", "Asia/Kolkata"] as const;
const ranges = { days7: 7, days30: 30, days90: 90, year: 365 } as const;
type Range = keyof typeof ranges;
let history: Past[];

/**
 * The borders of every range in both zones, computed by hand: midnight in Chicago is 6:00 in winter
 * and 5:00 in summer, in Kolkata 18:30 the day before.
 */
const borders = [
  ...["2026-11-14T06:00:00Z", "2026-10-22T05:00:00Z", "2026-08-23T05:00:00Z", "2025-11-21T06:00:00Z"],
  ...["2026-11-14T18:30:00Z", "2026-10-22T18:30:00Z", "2026-08-23T18:30:00Z", "2025-11-21T18:30:00Z"],
  ...["2026-11-07T06:00:00Z", "2026-11-13T19:30:00Z", "2026-10-21T18:30:00Z", "2026-11-20T19:30:00Z"],
  // The longest and the shortest day of the year in Chicago.
  ...["2026-11-01T05:00:00Z", "2026-11-02T06:00:00Z", "2026-03-08T06:00:00Z", "2026-03-09T05:00:00Z"],
].flatMap((moment) => [-1, 0, 1].map((offset) => new Date(Date.parse(moment) + offset)));

beforeAll(async () => {
  history = inventHistory(20_261_120, now, 420, borders);
  await writeHistory(lab, history);
  lab.setNow(now);
});

const query = `query ($range: AnalyticsRange!, $timeZone: String!) { analytics(range: $range, timeZone: $timeZone) {
  from to beforeFrom beforeTo overview { name unit value before basis } performance { name value before }
  requestsByService { name count percentage before } requestsByUrgency { name count percentage before }
  states { rows { name count before } small } departments { rows { name count before } small } days { day filed allocatedCents } } }`;

/** A local time: 2026-11-20 13:30:00.000 */
const wallAt = (zone: string) => {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  });
  return (moment: Date) => `${clock.format(moment)}.${String(moment.getUTCMilliseconds()).padStart(3, "0")}`;
};
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The test's own count, by local calendars alone. */
function totalsOf(range: Range, zone: string) {
  const wall = wallAt(zone);
  const count = ranges[range];
  const today = wall(now).slice(0, 10);
  const first = daysBefore(today, count - 1);
  const firstBefore = daysBefore(first, count);
  const endBefore = `${daysBefore(today, count)} ${wall(now).slice(11)}`;
  const isNow = (moment: Date) => wall(moment) >= first && moment < now;
  const isBefore = (moment: Date) => wall(moment) >= firstBefore && wall(moment) < endBefore;
  const of = (holds: (moment: Date) => boolean) => {
    const filed = history.filter(({ at }) => holds(at));
    const decided = filed.filter(({ status }) => !["pending", "processing"].includes(status));
    const helped = decided.filter(({ status }) => ["dispatched", "completed"].includes(status));
    const priced = filed.flatMap(({ cents }) => cents ?? []);
    const hoursTo = (key: "decidedAt" | "completedAt") =>
      mean(
        filed.flatMap((past) => (past[key] ? [(past[key].getTime() - past.at.getTime()) / 3_600_000] : [])),
      );
    const money = history.filter(({ money }) => money?.isLive && holds(money.at));
    return {
      filed,
      figures: {
        totalRequests: filed.length,
        totalFundsAllocated: sum(money.map(({ money }) => money!.cents)),
        successRate: share(helped.length, decided.length),
        activeOfficers: new Set(filed.flatMap(({ officer }) => officer ?? [])).size,
        averageResponseTime: hoursTo("decidedAt"),
        averageRequestAmount: mean(priced),
        averageProcessingTime: hoursTo("completedAt"),
        approvalRate: share(decided.filter(({ status }) => status !== "denied").length, decided.length),
      } as Record<string, number | null>,
    };
  };
  return { now: of(isNow), before: of(isBefore), days: daysIn(first, count), wall };
}

const daysIn = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => daysBefore(first, -at));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const mean = (all: readonly number[]) => (all.length ? sum(all) / all.length : null);
const share = (part: number, whole: number) => (whole ? (part / whole) * 100 : null);
const tally = (names: readonly (string | null)[]) => {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

test.each(zones.flatMap((zone) => (Object.keys(ranges) as Range[]).map((range) => ({ zone, range }))))(
  "the numbers of $range in $zone are those of the history",
  async ({ zone, range }) => {
    const admin = await signInAdmin(lab);
    const { data, message } = await ask(admin, query, { range, timeZone: zone });
    expect(message).toBeUndefined();
    const { analytics } = data;
    const known = totalsOf(range, zone);
    for (const figure of [...analytics.overview, ...analytics.performance]) {
      if (!(figure.name in known.now.figures)) continue;
      const digits = { percent: 0.05, hours: 0.005, cents: 0.5, count: 0 }[figure.unit as string] ?? 0.05;
      for (const [which, value] of [
        ["now", figure.value],
        ["before", figure.before],
      ] as const) {
        const expected = known[which].figures[figure.name] ?? null;
        const off =
          expected === null || value === null ? Number(expected !== value) : Math.abs(expected - value);
        expect(off, `${figure.name} ${which}: ${value}, known ${expected}`).toBeLessThanOrEqual(
          digits + 1e-9,
        );
      }
    }
    const { filed } = known.now;
    const before = known.before.filed;
    expect(analytics.requestsByService).toEqual(
      ["food", "shelter", "transportation"].map((name) => ({
        name,
        count: filed.filter(({ types }) => types.includes(name as never)).length,
        percentage: expect.closeTo(
          (filed.filter(({ types }) => types.includes(name as never)).length / filed.length) * 100,
          1,
        ),
        before: before.filter(({ types }) => types.includes(name as never)).length,
      })),
    );
    const urgencies = { high: ["critical", "high"], medium: ["medium"], low: ["low"] };
    expect(
      analytics.requestsByUrgency.map(({ name, count }: { name: string; count: number }) => [name, count]),
    ).toEqual(
      Object.entries(urgencies).map(([name, words]) => [
        name,
        filed.filter(({ urgency }) => words.includes(urgency)).length,
      ]),
    );
    for (const [places, nameOf] of [
      ["states", ({ state }: Past) => state],
      ["departments", ({ agency }: Past) => (agency === null ? null : `Agency ${agency}`)],
    ] as const) {
      const counts = tally(filed.map(nameOf));
      const earlier = tally(before.map(nameOf));
      const told = [...counts]
        .filter(([, count]) => count >= 5)
        .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      const past = (name: string) => ((earlier.get(name) ?? 0) < 5 ? null : earlier.get(name));
      expect(analytics[places]).toEqual({
        rows: told.slice(0, 5).map(([name, count]) => ({ name, count, before: past(name) })),
        small: [...counts].filter(([, count]) => count < 5).length,
      });
    }
    expect(analytics.days).toEqual(
      known.days.map((day) => ({
        day,
        filed: filed.filter(({ at }) => known.wall(at).startsWith(day)).length,
        allocatedCents: sum(
          history.flatMap(({ money }) =>
            money?.isLive && money.at < now && known.wall(money.at).startsWith(day) ? money.cents : [],
          ),
        ),
      })),
    );
  },
);
