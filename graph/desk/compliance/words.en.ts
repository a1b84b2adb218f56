import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { hoursOfGrace, lookedBackDays, type ComplianceRule } from "./rules.ts";

const rules: Record<ComplianceRule, { label: string; means: string }> = {
  inTime: {
    label: "Decided in time",
    means:
      "The first approval or denial came within the threshold of the current urgency rule. Applies to decisions whose urgency has an active rule.",
  },
  confirmedNeeds: {
    label: "Needs confirmed before funds were allocated",
    means:
      "A person confirmed the needs before funds were allocated. Applies to funds allocated by one person or by a rule.",
  },
  secondPerson: {
    label: "Second approval when required",
    means:
      "A second person or an administrator approved amounts above the limit for one approver or a rule. Applies to such amounts.",
  },
  lettersWritten: {
    label: "Letters created",
    means: `All letters for the decision were created within ${hoursOfGrace} hours. Applies to decisions that require a letter.`,
  },
  decisionStood: {
    label: `Not voided within ${hoursOfGrace} hours`,
    means: `The allocation was not voided within ${hoursOfGrace} hours. Applies to decisions that allocated funds.`,
  },
};

/** Compliance figures and their definitions. The screen and the report share them. */
export const en = {
  title: "Compliance report",
  lead: `Decisions in the last ${lookedBackDays} days.`,
  rules,
  figures: {
    score: {
      label: "Compliance Score",
      means: `Share of requests first approved or denied in the last ${lookedBackDays} days that met every applicable rule. The rules are listed below.`,
    },
    pendingReviews: {
      label: "Pending Reviews",
      means: "Requests that are pending or processing and need a decision.",
    },
    averageResponseTime: {
      label: "Average Response Time",
      means: `Average time from filing to the first approval or denial, for decisions in the last ${lookedBackDays} days.`,
    },
  },
  decisions: (count: number) => pluralEn(count, "of 1 decision", `of ${count} decisions`),
  overdue: (count: number) => (count === 0 ? "none overdue" : `${count} overdue`),
  minutes: (minutes: number) => {
    const rounded = Math.round(minutes);
    const hours = Math.floor(rounded / 60);
    return hours > 0 ? `${hours}h ${rounded % 60}m` : `${rounded}m`;
  },
  noData: "No data yet",
  named: (cases: readonly string[], more: number) =>
    more > 0 ? `${cases.join(", ")} and ${more} more` : cases.join(", "),
  columns: {
    number: "Figure",
    value: "Value",
    means: "Definition",
    rule: "Rule",
    kept: "Met",
    applies: "Applies to",
    share: "Share (%)",
    broken: "Broken by",
  },
  parts: { figures: "Overview", rules: "Rules", broken: "Cases that broke a rule" },
  none: "None",
  facts: { from: "From", to: "To", timeZone: "Time zone", made: "Generated" },
} as const;

export type ComplianceFigure = keyof typeof en.figures;
