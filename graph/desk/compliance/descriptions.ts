import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Compliance: {
    self: "How the decisions of the last 90 days followed the rules.",
    figures: "Totals.",
    rules: "Each rule with its result.",
    viewerCanReport: "True if the caller is a super administrator, who may create the report.",
  },
  ComplianceFigure: {
    self: "One compliance figure.",
    basis: "What the figure is based on, such as “of 31 decisions”.",
    label: "Name of the figure, in English.",
    means: "What the figure counts, in an English sentence.",
    name: "Stable name of the figure.",
    value: "Formatted value. Null without decisions.",
  },
  ComplianceRule: {
    self: "A rule for decisions, and how many followed it.",
    applies: "Number of decisions that the rule applies to.",
    broken: "Case IDs of the newest 5 decisions that broke the rule.",
    kept: "Number of decisions that followed the rule.",
    label: "Name of the rule, in English.",
    means: "What the rule requires and when it applies, in English.",
    name: "Stable name of the rule.",
    share: "Share of decisions that followed the rule, in percent. Null if it applies to none.",
  },
  Query: {
    compliance: "Compliance of the last 90 days, computed on request.",
  },
});
