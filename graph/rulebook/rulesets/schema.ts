import { isSuperAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { rowsPerPage } from "../../core/graphql/desk-list.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { benchRuleset, type Bench, type BenchRow } from "./bench.ts";
import { readBoard, type Board } from "./board.ts";
import { conditionsIn, listOf } from "../rulesets.shared.ts";
import { deleteRuleset, listRulesets, saveRuleset, switchRuleset } from "./service.ts";
import { boardGroups, type BoardRow } from "../../statements/reports/rulesets.ts";

const usd = (cents: number) => cents / 100;

const AiRuleset = builder.prismaNode("AiRuleset", {
  access: { byId: "admin" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    category: t.exposeString("category"),
    isActive: t.exposeBoolean("isActive"),
    priority: t.exposeInt("priority"),
    requiresHumanReview: t.exposeBoolean("requiresHumanReview"),
    adjustment: t.field({
      type: "USD",
      resolve: ({ adjustmentCents }) => usd(adjustmentCents),
    }),
    conditions: t.string({
      nullable: true,
      resolve: ({ conditions }) => {
        const read = conditionsIn(conditions);
        return read && JSON.stringify(read);
      },
    }),
    conditionCount: t.int({
      resolve: ({ conditions }) => {
        const read = conditionsIn(conditions);
        return read ? listOf(read).length : 0;
      },
    }),
    version: t.exposeInt("version"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    updatedBy: t.exposeString("updatedBy", { nullable: true }),
  }),
});

const AiRulesetDraft = builder.inputType("AiRulesetDraft", {
  fields: (t) => ({
    name: t.string(),
    category: t.string(),
    priority: t.int(),
    isActive: t.boolean(),
    requiresHumanReview: t.boolean(),
    adjustment: t.float(),
    conditions: t.string(),
  }),
});

/** What cannot be read is left as it is, for the rules to refuse. */
function formOf<Draft extends { conditions: string }>({ conditions, ...form }: Draft) {
  try {
    return { ...form, conditions: JSON.parse(conditions) as unknown };
  } catch {
    return { ...form, conditions: null };
  }
}

rowMutation("saveAiRuleset", ["ruleset", "AiRuleset"], {
  access: "superAdmin",
  input: (t) => ({
    id: t.globalID({ required: false }),
    version: t.int({ required: false }),
    ruleset: t.field({ type: AiRulesetDraft }),
  }),
  resolve: ({ id, version, ruleset }, context, selection) =>
    saveRuleset(
      context,
      id ? { id: numberIn(id, "AiRuleset"), version: version ?? 0 } : null,
      formOf(ruleset),
      selection,
    ),
});

rowMutation("switchAiRuleset", ["ruleset", "AiRuleset"], {
  access: "superAdmin",
  input: (t) => ({ id: t.globalID(), version: t.int(), isActive: t.boolean() }),
  resolve: ({ id, version, isActive }, context, selection) =>
    switchRuleset(context, { id: numberIn(id, "AiRuleset"), version }, isActive, selection),
});

mutation("deleteAiRuleset", {
  access: "superAdmin",
  input: (t) => ({ id: t.globalID(), version: t.int() }),
  resolve: async ({ id, version }, context) => ({
    number: await deleteRuleset(context, { id: numberIn(id, "AiRuleset"), version }),
  }),
  payload: (t) => ({ number: t.exposeInt("number") }),
});

const BenchRowType = builder.objectRef<BenchRow>("AiRulesetBenchRow").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    isMatched: t.exposeBoolean("isMatched"),
    before: t.field({ type: "USD", resolve: ({ beforeCents }) => usd(beforeCents) }),
    after: t.field({ type: "USD", resolve: ({ afterCents }) => usd(afterCents) }),
    reviewBefore: t.exposeBoolean("reviewBefore"),
    reviewAfter: t.exposeBoolean("reviewAfter"),
    why: t.exposeStringList("why"),
  }),
});

const BenchType = builder.objectRef<Bench>("AiRulesetBench").implement({
  access: "through",
  fields: (t) => ({
    requests: t.exposeInt("requests"),
    matched: t.exposeInt("matched"),
    changed: t.exposeInt("changed"),
    before: t.field({ type: "USD", resolve: ({ beforeCents }) => usd(beforeCents) }),
    after: t.field({ type: "USD", resolve: ({ afterCents }) => usd(afterCents) }),
    reviewsBefore: t.exposeInt("reviewsBefore"),
    reviewsAfter: t.exposeInt("reviewsAfter"),
    total: t.exposeInt("total"),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.expose("rows", { type: [BenchRowType] }),
  }),
});

const BoardGroup = builder.enumType("RecommendationBoardGroup", { values: boardGroups });
const BoardRowType = builder.objectRef<BoardRow>("RecommendationBoardRow").implement({
  access: "through",
  fields: (t) => ({
    group: t.expose("group", { type: BoardGroup }),
    name: t.exposeString("name"),
    requests: t.exposeInt("requests"),
    recommended: t.field({ type: "USD", resolve: ({ recommendedCents }) => usd(recommendedCents) }),
    decided: t.field({ type: "USD", resolve: ({ decidedCents }) => usd(decidedCents) }),
    lower: t.exposeInt("lower"),
    higher: t.exposeInt("higher"),
  }),
});
const BoardType = builder.objectRef<Board>("RecommendationBoard").implement({
  access: "through",
  fields: (t) => ({
    rows: t.expose("rows", { type: [BoardRowType] }),
    hiddenStates: t.exposeInt("hiddenStates"),
  }),
});

builder.queryFields((t) => ({
  aiRulesets: t.prismaField({
    access: "admin",
    type: [AiRuleset],
    resolve: (query, _root, _args, context) => listRulesets(context, query),
  }),
  viewerMayWriteRulesets: t.boolean({
    access: "admin",
    resolve: (_root, _args, { viewer }) => isSuperAdmin(viewer),
  }),
  aiRulesetBench: t.field({
    access: "admin",
    type: BenchType,
    args: {
      replaces: t.arg.globalID({ required: false }),
      ruleset: t.arg({ type: AiRulesetDraft }),
      page: t.arg.int({ required: false }),
    },
    resolve: (_root, { replaces, ruleset, page }, context) =>
      benchRuleset(context, {
        replaces: replaces ? numberIn(replaces, "AiRuleset") : null,
        draft: formOf(ruleset),
        page,
      }),
  }),
  recommendationBoard: t.field({
    access: "admin",
    type: BoardType,
    resolve: (_root, _args, context) => readBoard(context),
  }),
}));
