import { dictionary } from "../../core/i18n/i18n.tsx";
import { helpTypes } from "../../shell/desk/words.helpTypes.en.ts";
import { fewestTold, type ExportFormat, type TimeRange } from "../../../shared/desk/analytics/rules.ts";

const ranges: Record<TimeRange, string> = {
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 90 days",
  "1y": "Last year",
};

const formats: Record<ExportFormat, { label: string; text: string }> = {
  pdf: { label: "PDF", text: "For reading and printing" },
  csv: { label: "CSV", text: "For any spreadsheet app" },
  xlsx: { label: "Excel (XLSX)", text: "One sheet per table" },
};

/** `3h 34m`, `12m`. */
function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** The figures that the first sentence names. The cards have all. */
const changed: Partial<Record<string, string>> = {
  totalRequests: "requests",
  totalFundsAllocated: "funds allocated",
  successRate: "success rate",
  averageResponseTime: "response time",
};

export const en = {
  title: "Analytics",
  range: "Time range",
  ranges,
  refresh: "Refresh",
  voca: "VOCA quarter",
  export: "Export Report",
  formats,
  exported: "Report exported",
  exportFailed: "Could not export the report",
  empty: "No analytics data available",
  emptyText: "No requests were filed in this range or the previous period.",
  retry: "Retry",
  period: (from: string, to: string, zone: string) => `${from} to ${to}, local time (${zone}).`,
  before: (from: string, to: string) => `Compared with ${from} to ${to}, up to the same time of day.`,
  means: (label: string) => `What ${label} means`,
  noData: "No data yet",
  units: { percent: (value: string) => `${value}%`, hours: hoursText },
  change: {
    by: (by: string, before: string, isUp: boolean) => `${isUp ? "Up" : "Down"} ${by} from ${before}`,
    points: (by: string) => `${by} points`,
    part: (figure: string, by: string, isUp: boolean) => `${figure} ${isUp ? "up" : "down"} ${by}`,
    all: (changes: readonly string[]) => `Compared with the previous period: ${changes.join(", ")}.`,
    none: "Requests, funds allocated, success rate and response time have not changed from the previous period.",
    same: "No change",
    unknown: "No previous data to compare",
  },
  changed,
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
  weekFrom: "Week of",
  thisRange: "This range",
  periodBefore: "Previous period",
  requests: "Requests",
  filed: "Requests filed",
  allocated: "Funds allocated",
  fewer: `fewer than ${fewestTold}`,
  placed: (count: string, before: string) => `${count} (previous: ${before})`,
  sum: (count: string, name: string, most: string) => `${count} total. Highest: ${name} (${most}).`,
  nothing: "No data in this range.",
};

export const words = dictionary(en);
