import { isSuperAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { lookedBackDays, namedCases } from "./rules.shared.ts";
import { readCompliance, type Compliance, type Figure, type RuleKept } from "./service.ts";
import { en } from "./words.en.ts";

const ComplianceFigure = builder.objectRef<Figure>("ComplianceFigure").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    label: t.string({ resolve: ({ name }) => en.figures[name].label }),
    means: t.string({
      description: "What it counts, in a sentence.",
      resolve: ({ name }) => en.figures[name].means,
    }),
    value: t.exposeString("value", { nullable: true, description: "As it is read; null without decisions." }),
    basis: t.exposeString("basis", { description: 'What it was made of: "of 31 decisions".' }),
  }),
});

const ComplianceRule = builder.objectRef<RuleKept>("ComplianceRule").implement({
  access: "through",
  description: "A rule that decisions must keep, and how many did.",
  fields: (t) => ({
    name: t.exposeString("name"),
    label: t.string({ resolve: ({ name }) => en.rules[name].label }),
    means: t.string({
      description: "What it asks for and what it applies to.",
      resolve: ({ name }) => en.rules[name].means,
    }),
    applies: t.exposeInt("applies", { description: "Decisions that it applies to." }),
    kept: t.exposeInt("kept"),
    share: t.exposeFloat("share", { nullable: true, description: "Percent; null where it applies to none." }),
    broken: t.exposeStringList("broken", {
      description: `Case ids of those that broke it, the newest ${namedCases}.`,
    }),
  }),
});

const ComplianceType = builder.objectRef<Compliance>("Compliance").implement({
  access: "through",
  description: `How the decisions of the last ${lookedBackDays} days kept the rules.`,
  fields: (t) => ({
    figures: t.expose("figures", { type: [ComplianceFigure] }),
    rules: t.expose("rules", { type: [ComplianceRule] }),
    viewerCanReport: t.boolean({
      description: "Makes the report: a super admin.",
      resolve: (_compliance, _args, { viewer }) => isSuperAdmin(viewer),
    }),
  }),
});

builder.queryField("compliance", (t) =>
  t.field({
    access: "admin",
    type: ComplianceType,
    description: "Counted when it is asked for.",
    resolve: (_root, _args, context) => readCompliance(context),
  }),
);
