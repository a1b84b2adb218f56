import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import { stateName } from "../../../shared/community/directory/rules.ts";
import { fewestTold, topPlaces, type ReportedUrgency } from "../../../shared/desk/analytics/rules.ts";
import type { PeriodCounts, CountedRow } from "./figures.sql.ts";
import { en, type FigureName } from "./words.en.ts";

export type Unit = "count" | "cents" | "percent" | "hours";

/** One number with its value in the previous period. Null if there is no data. */
export interface Figure {
  name: FigureName;
  unit: Unit;
  value: number | null;
  before: number | null;
  /** The basis of an average or a share, in words; null if the number is a count. */
  basis: string | null;
}

export interface Share<Name extends string = string> {
  name: Name;
  count: number;
  /** Percent of all requests, with one decimal. */
  percentage: number;
  before: number;
}

export interface Place {
  name: string;
  /** As it is displayed: "Texas" for TX. */
  label: string;
  count: number;
  /** Null if the count is below the minimum. */
  before: number | null;
}

export interface Places {
  rows: Place[];
  /** How many places have fewer requests than the minimum. */
  small: number;
}

export interface Counts {
  overview: Figure[];
  performance: Figure[];
  services: Share<HelpType>[];
  urgencies: Share<ReportedUrgency>[];
  states: Places;
  departments: Places;
}

/** How a figure is computed for both periods. */
interface Period extends PeriodCounts {
  fundsCents: number;
  good: number;
  fair: number;
  poor: number;
  paper: number;
  uptime: Uptime;
}

/** The result of the health checks of a period: a share from 0 to 1, of this many. */
interface Uptime {
  share: number | null;
  samples: number;
}

const none: PeriodCounts = {
  ...{ filed: 0, high: 0, medium: 0, low: 0, food: 0, shelter: 0, transportation: 0, decided: 0, denied: 0 },
  ...{ helped: 0, priced: 0, pricedCents: 0, answered: 0, answerSeconds: 0, completed: 0 },
  ...{ completeSeconds: 0, officers: 0 },
};

/** The displayed numbers of a statement's row. */
export function countsOf(row: CountedRow, uptime: Record<"current" | "before", Uptime>): Counts {
  const period = (which: "current" | "before"): Period => ({
    ...(row.totals.find(({ current }) => current === (which === "current")) ?? none),
    fundsCents: row.money[which],
    good: row.answers.good[which],
    fair: row.answers.fair[which],
    poor: row.answers.poor[which],
    paper: row.paper[which],
    uptime: uptime[which],
  });
  const now = period("current");
  const then = period("before");
  const figure = (name: FigureName): Figure => {
    const { unit, of, basis } = figures[name];
    return { name, unit, value: of(now), before: of(then), basis: basis?.(now) ?? null };
  };
  const share = <Name extends string>(name: Name, of: (one: Period) => number): Share<Name> => ({
    name,
    count: of(now),
    percentage: percent(of(now), now.filed) ?? 0,
    before: of(then),
  });
  return {
    overview: overview.map(figure),
    performance: performance.map(figure),
    services: (["food", "shelter", "transportation"] as const).map((name) => share(name, (one) => one[name])),
    urgencies: (["high", "medium", "low"] as const).map((name) => share(name, (one) => one[name])),
    states: placesOf(row.states, (code) => stateName(code) ?? code),
    departments: placesOf(row.departments, (name) => name),
  };
}

const overview: FigureName[] = [
  "totalRequests",
  "totalFundsAllocated",
  "successRate",
  "activeOfficers",
  "averageResponseTime",
  "averageRequestAmount",
];
const performance: FigureName[] = [
  "averageProcessingTime",
  "approvalRate",
  "userSatisfaction",
  "systemUptime",
  "enteredFromPaper",
];

interface Making {
  unit: Unit;
  of: (period: Period) => number | null;
  basis?: (period: Period) => string;
}

const answersOf = ({ good, fair, poor }: Period) => good + fair + poor;

/** How each number is computed; words.en.ts defines its meaning. */
const figures: Record<FigureName, Making> = {
  totalRequests: { unit: "count", of: ({ filed }) => filed },
  enteredFromPaper: { unit: "count", of: ({ paper }) => paper },
  totalFundsAllocated: { unit: "cents", of: ({ fundsCents }) => fundsCents },
  successRate: {
    unit: "percent",
    of: ({ helped, decided }) => percent(helped, decided),
    basis: ({ decided }) => en.basis.helped(decided),
  },
  activeOfficers: { unit: "count", of: ({ officers }) => officers },
  averageResponseTime: {
    unit: "hours",
    of: ({ answerSeconds, answered }) => hours(answerSeconds, answered),
    basis: ({ answered }) => en.basis.decided(answered),
  },
  averageRequestAmount: {
    unit: "cents",
    of: ({ pricedCents, priced }) => (priced ? Math.round(pricedCents / priced) : null),
    basis: ({ priced }) => en.basis.priced(priced),
  },
  averageProcessingTime: {
    unit: "hours",
    of: ({ completeSeconds, completed }) => hours(completeSeconds, completed),
    basis: ({ completed }) => en.basis.completed(completed),
  },
  approvalRate: {
    unit: "percent",
    of: ({ decided, denied }) => percent(decided - denied, decided),
    basis: ({ decided }) => en.basis.approved(decided),
  },
  userSatisfaction: {
    unit: "percent",
    of: (period) => percent(period.good + period.fair / 2, answersOf(period)),
    basis: (period) => en.basis.answers(answersOf(period)),
  },
  systemUptime: {
    unit: "percent",
    of: ({ uptime }) => (uptime.share === null ? null : percent(uptime.share, 1)),
    basis: ({ uptime }) => en.basis.checks(uptime.samples),
  },
};

/** With one decimal. */
const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 1000) / 10 : null);
/** With two decimals. */
const hours = (seconds: number, count: number) =>
  count ? Math.round((seconds / count / 3600) * 100) / 100 : null;

/** The largest, ties by name. Those below the minimum are only counted. */
function placesOf(
  all: readonly { current: boolean; name: string; count: number }[],
  labelOf: (name: string) => string,
): Places {
  const before = new Map(all.filter(({ current }) => !current).map(({ name, count }) => [name, count]));
  const now = all.filter(({ current }) => current);
  const rows = now
    .filter(({ count }) => count >= fewestTold)
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, topPlaces)
    .map(({ name, count }) => ({ name, label: labelOf(name), count, before: toldOf(before.get(name) ?? 0) }));
  return { rows, small: now.filter(({ count }) => count < fewestTold).length };
}

const toldOf = (count: number) => (count < fewestTold ? null : count);
