import { isSuperAdmin } from "../../../core/access/viewer.ts";
import { builder } from "../../../core/graphql/builder.ts";
import { connectionOf, pageWithSums, paging, type WithSums } from "../../../core/graphql/pages.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { mutation, rowMutation } from "../../../core/graphql/mutations.ts";
import { benchRuleset, type Bench, type BenchRow } from "./bench.ts";
import { readBoard, type Board } from "./board.ts";
import { conditionsIn, listOf } from "../../../../shared/decisions/rulebook/rulesets.ts";
import { deleteRuleset, listRulesets, saveRuleset, switchRuleset } from "./service.ts";
import { boardGroups, type BoardRow } from "./rulesets.sql.ts";

const usd = (cents: number) => cents / 100;

const AiRuleset = builder.prismaNode("AiRuleset", {
  access: { byId: "readCases" },
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

const BenchConnection = connectionOf<BenchRow, WithSums<Bench>>("AiRulesetBench", BenchRowType, (t) => ({
  requests: t.int({ resolve: async ({ sums }) => (await sums()).requests }),
  matched: t.int({ resolve: async ({ sums }) => (await sums()).matched }),
  changed: t.int({ resolve: async ({ sums }) => (await sums()).changed }),
  before: t.field({ type: "USD", resolve: async ({ sums }) => usd((await sums()).beforeCents) }),
  after: t.field({ type: "USD", resolve: async ({ sums }) => usd((await sums()).afterCents) }),
  reviewsBefore: t.int({ resolve: async ({ sums }) => (await sums()).reviewsBefore }),
  reviewsAfter: t.int({ resolve: async ({ sums }) => (await sums()).reviewsAfter }),
}));

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
    access: "readCases",
    type: [AiRuleset],
    resolve: (query, _root, _args, context) => listRulesets(context, query),
  }),
  viewerMayWriteRulesets: t.boolean({
    access: "readCases",
    resolve: (_root, _args, { viewer }) => isSuperAdmin(viewer),
  }),
  aiRulesetBench: t.field({
    access: "readCases",
    type: BenchConnection,
    args: {
      replaces: t.arg.globalID({ required: false }),
      ruleset: t.arg({ type: AiRulesetDraft }),
      ...paging,
    },
    resolve: (_root, { replaces: id, ruleset, ...page }, context) => {
      const replaces = id ? numberIn(id, "AiRuleset") : null;
      return pageWithSums(page, (slice) =>
        benchRuleset(context, { replaces, draft: formOf(ruleset) }, slice),
      );
    },
  }),
  recommendationBoard: t.field({
    access: "readCases",
    type: BoardType,
    resolve: (_root, _args, context) => readBoard(context),
  }),
}));
