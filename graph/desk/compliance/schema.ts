import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { namesOf, readCompliance, type Compliance, type Figure, type RuleKept } from "./service.ts";
import type { BrokenCase } from "./compliance.sql.ts";
import { en } from "./words.en.ts";

const ComplianceFigure = builder.objectRef<Figure>("ComplianceFigure").implement({
  description: "One compliance figure.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Stable name of the figure." }),
    label: t.string({
      description: "Name of the figure, in English.",
      resolve: ({ name }) => en.figures[name].label,
    }),
    means: t.string({
      description: "What the figure counts, in an English sentence.",
      resolve: ({ name }) => en.figures[name].means,
    }),
    value: t.exposeString("value", {
      description: "Formatted value. Null without decisions.",
      nullable: true,
    }),
    basis: t.exposeString("basis", {
      description: "What the figure is based on, such as “of 31 decisions”.",
    }),
  }),
});

const BrokenCaseRef = builder.objectRef<BrokenCase>("BrokenCase").implement({
  description: "A case with a decision that broke a rule.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number of the request." }),
    caseId: t.exposeString("caseId", { description: "Case ID of the request." }),
  }),
});

const ComplianceRule = builder.objectRef<RuleKept>("ComplianceRule").implement({
  description: "A rule for decisions, and how many followed it.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Stable name of the rule." }),
    label: t.string({
      description: "Name of the rule, in English.",
      resolve: ({ name }) => en.rules[name].label,
    }),
    means: t.string({
      description: "What the rule requires and when it applies, in English.",
      resolve: ({ name }) => en.rules[name].means,
    }),
    applies: t.exposeInt("applies", { description: "Number of decisions that the rule applies to." }),
    kept: t.exposeInt("kept", { description: "Number of decisions that followed the rule." }),
    share: t.exposeFloat("share", {
      description: "Share of decisions that followed the rule, in percent. Null if it applies to none.",
      nullable: true,
    }),
    broken: t.stringList({
      description: "Case IDs of the newest 5 decisions that broke the rule.",
      resolve: ({ broken }) => namesOf(broken),
    }),
    brokenCases: t.expose("broken", {
      description: "Cases of the decisions that broke the rule, newest first. At most 500.",
      type: [BrokenCaseRef],
    }),
  }),
});

const ComplianceType = builder.objectRef<Compliance>("Compliance").implement({
  description: "How the decisions of the last 90 days followed the rules.",
  access: "through",
  fields: (t) => ({
    figures: t.expose("figures", { description: "Totals.", type: [ComplianceFigure] }),
    rules: t.expose("rules", { description: "Each rule with its result.", type: [ComplianceRule] }),
    viewerCanReport: t.boolean({
      description: "True if the caller is a super administrator, who may create the report.",
      resolve: (_compliance, _args, { viewer }) => may(viewer, "exportRecords"),
    }),
  }),
});

builder.queryField("compliance", (t) =>
  t.field({
    access: "readFigures",
    description: "Compliance of the last 90 days, computed on request.",
    type: ComplianceType,
    resolve: (_root, _args, context) => readCompliance(context),
  }),
);
