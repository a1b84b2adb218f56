import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { fewestTold, topPlaces, type TimeRange } from "../../../shared/desk/analytics/rules.ts";

/* The names and definitions of the analytics' numbers, in one place for screens, PDF and tables. */

const ranges: Record<TimeRange, string> = {
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 90 days",
  "1y": "Last year",
};

const figures = {
  totalRequests: {
    label: "Total Requests",
    means: "All requests filed in this range, with any status.",
  },
  totalFundsAllocated: {
    label: "Funds Allocated",
    means:
      "Funds allocated in this range, including distributed funds, regardless of when the request was filed. Voided allocations are not counted.",
  },
  successRate: {
    label: "Success Rate",
    means:
      "Share of decided requests filed in this range that are dispatched or completed. Decided means approved, dispatched, completed or denied.",
  },
  activeOfficers: {
    label: "Active Officers",
    means: "Officers who filed at least one request in this range.",
  },
  averageResponseTime: {
    label: "Average Response Time",
    means:
      "Average hours from filing to the first approval or denial, for decided requests filed in this range.",
  },
  averageRequestAmount: {
    label: "Average Request Amount",
    means: "Average calculated amount, for requests filed in this range that state their needs.",
  },
  averageProcessingTime: {
    label: "Average Processing Time",
    means: "Average hours from filing to completion, for completed requests filed in this range.",
  },
  approvalRate: {
    label: "Approval Rate",
    means:
      "Share of decided requests filed in this range that are not denied. Decided means approved, dispatched, completed or denied.",
  },
  userSatisfaction: {
    label: "User Satisfaction",
    means:
      "Average rating that requesters gave in this range after their request was completed. Good counts as 100, fair as 50 and poor as 0.",
  },
  enteredFromPaper: {
    label: "Entered From Paper",
    means:
      "Requests of this range that were entered from paper vouchers after an outage. They are counted at the time on the paper, here and in every other figure.",
  },
  systemUptime: {
    label: "System Uptime",
    means:
      "Share of health checks in this range that got a response from the database, the email service and the API. Slow responses count.",
  },
} as const;

export const en = {
  ranges,
  figures,
  title: "Analytics report",
  basis: {
    helped: (count: number) =>
      pluralEn(count, "helped, of 1 decided request", `helped, of ${count} decided requests`),
    approved: (count: number) =>
      pluralEn(count, "not denied, of 1 decided request", `not denied, of ${count} decided requests`),
    decided: (count: number) => pluralEn(count, "of 1 decided request", `of ${count} decided requests`),
    completed: (count: number) => pluralEn(count, "of 1 completed request", `of ${count} completed requests`),
    priced: (count: number) => pluralEn(count, "of 1 request", `of ${count} requests`),
    answers: (count: number) => pluralEn(count, "1 answer", `${count} answers`),
    checks: (count: number) => pluralEn(count, "of 1 health check", `of ${count} health checks`),
  },
  services: { food: "Food", shelter: "Shelter", transportation: "Transportation" },
  urgencies: { high: "High", medium: "Medium", low: "Low" },
  parts: {
    overview: "Overview",
    performance: "System Performance",
    services: "Requests by Service Type",
    servicesMeans: "Share of all requests. A request for two services counts in both.",
    urgencies: "Requests by Urgency",
    urgenciesMeans: "Share of all requests. Critical requests count as high.",
    states: `Top ${topPlaces} States`,
    statesMeans: `By the state in the victim's address, if given. States with fewer than ${fewestTold} requests are hidden.`,
    departments: `Top ${topPlaces} Departments`,
    departmentsMeans: `By the officer's agency, as entered. Agencies with fewer than ${fewestTold} requests are hidden.`,
    days: "Day by Day",
    daysMeans: "Requests by filing date, and funds by allocation date.",
  },
  smallStates: (count: number) =>
    pluralEn(
      count,
      `1 more state, with fewer than ${fewestTold} requests`,
      `${count} more states, with fewer than ${fewestTold} requests each`,
    ),
  smallDepartments: (count: number) =>
    pluralEn(
      count,
      `1 more department, with fewer than ${fewestTold} requests`,
      `${count} more departments, with fewer than ${fewestTold} requests each`,
    ),
  fewer: `fewer than ${fewestTold}`,
  noData: "No data yet",
  comparison: (days: number) => `The previous period is the ${days} days before, up to the same time of day.`,
  columns: {
    name: "Name",
    value: "Value",
    unit: "Unit",
    before: "Previous period",
    change: "Change",
    means: "Definition",
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
    made: "Generated",
  },
} as const;

export type FigureName = keyof typeof en.figures;
