import { fewestTold, topPlaces, type TimeRange } from "./rules.shared.ts";

/*
 * What the analytics call their numbers, and what each of them means: the one place where that is said. Screens, PDF and tables show the same words.
 */

const ranges: Record<TimeRange, string> = {
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 90 days",
  "1y": "Last year",
};

const figures = {
  totalRequests: {
    label: "Total Requests",
    means: "Requests that were filed in the range, whatever became of them.",
  },
  totalFundsAllocated: {
    label: "Funds Allocated",
    means:
      "Money that was allocated in the range and stands, or was handed over, whenever its request was filed. What was taken back is not counted.",
  },
  successRate: {
    label: "Success Rate",
    means:
      "Of the requests filed in the range that are approved, dispatched, completed or denied now, the share that is dispatched or completed.",
  },
  activeOfficers: {
    label: "Active Officers",
    means: "Different officers who filed at least one request in the range.",
  },
  averageResponseTime: {
    label: "Average Response Time",
    means:
      "Hours from filing to the first approval or denial, on average over the requests filed in the range that have been decided.",
  },
  averageRequestAmount: {
    label: "Average Request Amount",
    means:
      "The amount by the calculator, on average over the requests filed in the range that state what is needed.",
  },
  averageProcessingTime: {
    label: "Average Processing Time",
    means:
      "Hours from filing to completion, on average over the requests filed in the range that are completed.",
  },
  approvalRate: {
    label: "Approval Rate",
    means:
      "Of the requests filed in the range that are approved, dispatched, completed or denied now, the share that is not denied.",
  },
  userSatisfaction: {
    label: "User Satisfaction",
    means:
      "What requesters answered in the range to the one question that they get when their request is completed: good counts 100, fair 50 and poor 0, on average.",
  },
  systemUptime: {
    label: "System Uptime",
    means:
      "Of the health checks of the range that asked the database, the e-mail service and the interface, the share that was answered, slowly or not.",
  },
} as const;

export const en = {
  ranges,
  figures,
  title: "Analytics report",
  basis: {
    decided: (count: number) => (count === 1 ? "of 1 decided request" : `of ${count} decided requests`),
    completed: (count: number) => (count === 1 ? "of 1 completed request" : `of ${count} completed requests`),
    priced: (count: number) => (count === 1 ? "of 1 request" : `of ${count} requests`),
    answers: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
    checks: (count: number) => (count === 1 ? "of 1 health check" : `of ${count} health checks`),
  },
  services: { food: "Food", shelter: "Shelter", transportation: "Transportation" },
  urgencies: { high: "High", medium: "Medium", low: "Low" },
  parts: {
    overview: "Overview",
    performance: "System Performance",
    services: "Requests by Service Type",
    servicesMeans: "The share of all requests. A request that asks for two services counts in both.",
    urgencies: "Requests by Urgency",
    urgenciesMeans: "The share of all requests. Critical requests count as high.",
    states: `Top ${topPlaces} States`,
    statesMeans: `By the address of the person in need, where it names a state. A state with fewer than ${fewestTold} requests is not named.`,
    departments: `Top ${topPlaces} Departments`,
    departmentsMeans: `The agencies of the officers who filed, as they wrote them. One with fewer than ${fewestTold} requests is not named.`,
    days: "Day by Day",
    daysMeans: "Requests by the day of filing, and money by the day on which it was allocated.",
  },
  smallStates: (count: number) =>
    count === 1
      ? `1 more state, with fewer than ${fewestTold} requests`
      : `${count} more states, with fewer than ${fewestTold} requests each`,
  smallDepartments: (count: number) =>
    count === 1
      ? `1 more department, with fewer than ${fewestTold} requests`
      : `${count} more departments, with fewer than ${fewestTold} requests each`,
  fewer: `fewer than ${fewestTold}`,
  noData: "no data yet",
  comparison: (days: number) =>
    `The period before is the ${days} days before, up to the same time of its last day.`,
  columns: {
    name: "Name",
    value: "Value",
    unit: "Unit",
    before: "Period before",
    change: "Difference",
    means: "What it means",
    count: "Requests",
    share: "Share (%)",
    day: "Day",
    filed: "Requests filed",
    allocated: "Funds allocated (USD)",
  },
  units: { count: "", usd: "USD", percent: "%", hours: "hours" },
  facts: {
    range: "Range",
    from: "From",
    to: "To",
    timeZone: "Time zone",
    made: "Made on",
  },
} as const;

export type FigureName = keyof typeof en.figures;
