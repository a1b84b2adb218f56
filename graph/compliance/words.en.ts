import { hoursOfGrace, lookedBackDays, type ComplianceRule } from "./rules.shared.ts";

const rules: Record<ComplianceRule, { label: string; means: string }> = {
  inTime: {
    label: "Decided in time",
    means:
      "From filing to the first approval or denial no longer than the threshold of the urgency rule that holds now. It applies to every decision whose urgency has an active rule.",
  },
  confirmedNeeds: {
    label: "Needs confirmed before money",
    means:
      "Somebody confirmed what is needed before the money was allocated. It applies to money that was allocated on one person's word, or by a rule.",
  },
  secondPerson: {
    label: "A second person where one is asked for",
    means:
      "Money above what one person may approve alone, or a rule by itself, stands on the word of a second person or an administrator. It applies to such money.",
  },
  lettersWritten: {
    label: "Letters written",
    means: `Every letter of the decision was written within ${hoursOfGrace} hours. It applies to decisions that somebody is written to about.`,
  },
  decisionStood: {
    label: `Not taken back within ${hoursOfGrace} hours`,
    means: `The money that the decision allocated was not taken back within ${hoursOfGrace} hours. It applies to decisions that allocated money.`,
  },
};

/** What compliance is made of, and what each number means: the same words on the screen and in the report. */
export const en = {
  title: "Compliance report",
  lead: `Decisions of the last ${lookedBackDays} days.`,
  rules,
  figures: {
    score: {
      label: "Compliance Score",
      means: `Of the requests whose first approval or denial fell into the last ${lookedBackDays} days, the share that kept every rule that applies to them. The rules stand below.`,
    },
    pendingReviews: {
      label: "Pending Reviews",
      means: "Requests that are pending or processing now, so that somebody has to decide on them.",
    },
    averageResponseTime: {
      label: "Average Response Time",
      means: `From filing to the first approval or denial, on average over the decisions of the last ${lookedBackDays} days.`,
    },
  },
  decisions: (count: number) => (count === 1 ? "of 1 decision" : `of ${count} decisions`),
  overdue: (count: number) =>
    count === 0 ? "none for longer than its urgency allows" : `${count} for longer than the urgency allows`,
  minutes: (minutes: number) => {
    const rounded = Math.round(minutes);
    const hours = Math.floor(rounded / 60);
    return hours > 0 ? `${hours}h ${rounded % 60}m` : `${rounded}m`;
  },
  noData: "no data yet",
  named: (cases: readonly string[], more: number) =>
    more > 0 ? `${cases.join(", ")} and ${more} more` : cases.join(", "),
  columns: {
    number: "Number",
    value: "Value",
    means: "What it means",
    rule: "Rule",
    kept: "Kept",
    applies: "Applies to",
    share: "Share (%)",
    broken: "Broken by",
  },
  parts: { figures: "Overview", rules: "The rules", broken: "Cases that broke a rule" },
  none: "None",
  facts: { from: "From", to: "To", made: "Made on" },
} as const;

export type ComplianceFigure = keyof typeof en.figures;
