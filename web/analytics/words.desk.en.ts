import { helpTypes } from "../admin/words.helpTypes.en.ts";
import { fewestTold, type ExportFormat, type TimeRange } from "#shared/analytics/rules";

const ranges: Record<TimeRange, string> = {
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 90 days",
  "1y": "Last year",
};

const formats: Record<ExportFormat, { label: string; text: string }> = {
  pdf: { label: "PDF", text: "To read and to print" },
  csv: { label: "CSV", text: "For any table program" },
  xlsx: { label: "Excel (XLSX)", text: "A sheet for each table" },
};

export const en = {
  title: "Analytics",
  range: "Time range",
  ranges,
  refresh: "Refresh",
  export: "Export Report",
  formats,
  exported: "Report exported",
  exportFailed: "The report could not be exported",
  empty: "No analytics data available",
  emptyText: "Nothing was filed in this range, nor in the period before.",
  retry: "Retry",
  period: (from: string, to: string, zone: string) => `${from} to ${to}, by the clock of ${zone}.`,
  before: (from: string, to: string) =>
    `Compared with ${from} to ${to}, up to the same time of the last day.`,
  means: (label: string) => `What ${label} means`,
  noData: "no data yet",
  units: { percent: (value: string) => `${value}%`, hours: (value: string) => `${value} h` },
  change: {
    more: (by: string, before: string) => `${by} more than ${before} before`,
    less: (by: string, before: string) => `${by} less than ${before} before`,
    points: (by: string) => `${by} points`,
    same: "the same as before",
    unknown: "nothing to compare with",
  },
  parts: {
    overview: "Overview",
    performance: "System Performance",
    services: "Requests by Service Type",
    urgencies: "Requests by Urgency",
    states: "Top 5 States",
    departments: "Top 5 Departments",
    days: "Day by Day",
  },
  names: {
    ...helpTypes,
    high: "High",
    medium: "Medium",
    low: "Low",
  } as Record<string, string>,
  share: (name: string, percentage: string) => `${name} ${percentage}%`,
  service: "Service",
  urgency: "Urgency",
  day: "Day",
  weekFrom: "Week from",
  thisRange: "This range",
  periodBefore: "Period before",
  requests: "Requests",
  filed: "Requests filed",
  allocated: "Funds allocated",
  fewer: `fewer than ${fewestTold}`,
  placed: (count: string, before: string) => `${count} (before: ${before})`,
  sum: (count: string, name: string, most: string) => `${count} in all. Most: ${name} (${most}).`,
  nothing: "Nothing in this range.",
};
