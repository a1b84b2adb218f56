import "./audit-actions.ts";
import "./descriptions.ts";
import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { readCompliance, type Compliance, type Figure, type RuleKept } from "./service.ts";
import { en } from "./words.en.ts";

const ComplianceFigure = builder.objectRef<Figure>("ComplianceFigure").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    label: t.string({ resolve: ({ name }) => en.figures[name].label }),
    means: t.string({
      resolve: ({ name }) => en.figures[name].means,
    }),
    value: t.exposeString("value", { nullable: true }),
    basis: t.exposeString("basis"),
  }),
});

const ComplianceRule = builder.objectRef<RuleKept>("ComplianceRule").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    label: t.string({ resolve: ({ name }) => en.rules[name].label }),
    means: t.string({
      resolve: ({ name }) => en.rules[name].means,
    }),
    applies: t.exposeInt("applies"),
    kept: t.exposeInt("kept"),
    share: t.exposeFloat("share", { nullable: true }),
    broken: t.exposeStringList("broken"),
  }),
});

const ComplianceType = builder.objectRef<Compliance>("Compliance").implement({
  access: "through",
  fields: (t) => ({
    figures: t.expose("figures", { type: [ComplianceFigure] }),
    rules: t.expose("rules", { type: [ComplianceRule] }),
    viewerCanReport: t.boolean({
      resolve: (_compliance, _args, { viewer }) => may(viewer, "exportRecords"),
    }),
  }),
});

builder.queryField("compliance", (t) =>
  t.field({
    access: "readFigures",
    type: ComplianceType,
    resolve: (_root, _args, context) => readCompliance(context),
  }),
);
