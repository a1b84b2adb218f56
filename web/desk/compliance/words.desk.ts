import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  lead: "Decisions in the last 90 days, calculated when you open this page.",
  report: "Generate Report",
  reported: "Report generated",
  reportFailed: "Could not generate the report",
  onlySuper: "Only super admins can generate the report.",
  noData: "No data yet",
  rules: "Compliance rules",
  keptOf: (kept: number, applies: number) => `${kept} of ${applies}`,
  appliesToNone: "no applicable decisions",
  broken: "Broken by",
  all: (count: number) => `Show all ${count}`,
  fewer: "Show fewer",
  more: (count: number) => `and ${count} older ones`,
};

export const words = dictionary(en);
