export const en = {
  lead: "Decisions of the last 90 days, counted when you look.",
  report: "Generate Report",
  reported: "Report generated",
  reportFailed: "The report could not be generated",
  onlySuper: "Super admins generate the report.",
  noData: "no data yet",
  rules: "Rules that every decision must keep",
  keptOf: (kept: number, applies: number) => `${kept} of ${applies}`,
  appliesToNone: "applied to no decision",
  broken: (cases: readonly string[], more: number) =>
    `Broken by ${cases.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
};
