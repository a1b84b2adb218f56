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
  broken: (cases: readonly string[], more: number) =>
    `Broken by ${cases.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
};

export const words = dictionary(en);
