import { valuesOf } from "../../../core/graphql/enums.ts";
import { isSuperAdmin } from "../../../core/access/viewer.ts";
import { builder } from "../../../core/graphql/builder.ts";
import { connectionOf, pageWithSums, paging, type WithSums } from "../../../core/graphql/pages.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { benchRuleset, type Bench, type BenchRow } from "./bench.ts";
import { readBoard, type Board } from "./board.ts";
import { listRulesets } from "./service.ts";
import { boardGroups, type BoardRow } from "./rulesets.sql.ts";
import { usd, AiRuleset, AiRulesetDraft, formOf } from "./schema.ts";

const BenchRowType = builder.objectRef<BenchRow>("AiRulesetBenchRow").implement({
  description: "A request that matches the draft or has a different result.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    isMatched: t.exposeBoolean("isMatched", { description: "True if the draft's conditions match." }),
    before: t.field({
      description: "Recommendation without the draft, in US dollars.",
      type: "USD",
      resolve: ({ beforeCents }) => usd(beforeCents),
    }),
    after: t.field({
      description: "Recommendation with the draft, in US dollars.",
      type: "USD",
      resolve: ({ afterCents }) => usd(afterCents),
    }),
    reviewBefore: t.exposeBoolean("reviewBefore", {
      description: "True if a ruleset requires a human review without the draft.",
    }),
    reviewAfter: t.exposeBoolean("reviewAfter", {
      description: "True if a ruleset requires a human review with the draft.",
    }),
    why: t.exposeStringList("why", { description: "Lines of the calculation with the draft, in English." }),
  }),
});

const BenchConnection = connectionOf<BenchRow, WithSums<Bench>>("AiRulesetBench", BenchRowType, {
  description: "Effect of a draft ruleset on the 500 newest requests.",
  edges: "Requests on this page that match the draft or have a different result.",
  totalCount: "Number of such requests on all pages.",
  fields: (t) => ({
    requests: t.int({
      description: "Number of requests in the simulation.",
      resolve: async ({ sums }) => (await sums()).requests,
    }),
    matched: t.int({
      description: "Number of requests that match the draft's conditions.",
      resolve: async ({ sums }) => (await sums()).matched,
    }),
    changed: t.int({
      description: "Number of requests with a different result.",
      resolve: async ({ sums }) => (await sums()).changed,
    }),
    before: t.field({
      description: "Total recommendation without the draft, in US dollars.",
      type: "USD",
      resolve: async ({ sums }) => usd((await sums()).beforeCents),
    }),
    after: t.field({
      description: "Total recommendation with the draft, in US dollars.",
      type: "USD",
      resolve: async ({ sums }) => usd((await sums()).afterCents),
    }),
    reviewsBefore: t.int({
      description: "Requests that need a human review without the draft.",
      resolve: async ({ sums }) => (await sums()).reviewsBefore,
    }),
    reviewsAfter: t.int({
      description: "Requests that need a human review with the draft.",
      resolve: async ({ sums }) => (await sums()).reviewsAfter,
    }),
  }),
});

const BoardGroup = builder.enumType("RecommendationBoardGroup", {
  description: "How requests are grouped.",
  values: valuesOf(boardGroups, {
    source: "By the source of the recommendation: the rules or a language model.",
    state: "By state.",
    urgency: "By urgency level.",
  }),
});
const BoardRowType = builder.objectRef<BoardRow>("RecommendationBoardRow").implement({
  description: "Average amounts of one group, in US dollars.",
  access: "through",
  fields: (t) => ({
    group: t.expose("group", { description: "How the requests are grouped.", type: BoardGroup }),
    name: t.exposeString("name", { description: "Name of the group." }),
    requests: t.exposeInt("requests", { description: "Number of requests in the group." }),
    recommended: t.field({
      description: "Average recommended amount in US dollars.",
      type: "USD",
      resolve: ({ recommendedCents }) => usd(recommendedCents),
    }),
    decided: t.field({
      description: "Average allocated amount in US dollars.",
      type: "USD",
      resolve: ({ decidedCents }) => usd(decidedCents),
    }),
    lower: t.exposeInt("lower", { description: "Number of requests with less allocated than recommended." }),
    higher: t.exposeInt("higher", {
      description: "Number of requests with more allocated than recommended.",
    }),
  }),
});
const BoardType = builder.objectRef<Board>("RecommendationBoard").implement({
  description: "Recommended and allocated amounts of the last 90 days.",
  access: "through",
  fields: (t) => ({
    rows: t.expose("rows", { description: "One row for each group.", type: [BoardRowType] }),
    hiddenStates: t.exposeInt("hiddenStates", {
      description: "Number of states that are left out because they have fewer than 5 requests.",
    }),
  }),
});

builder.queryFields((t) => ({
  aiRulesets: t.prismaField({
    access: "readCases",
    description: "All rulesets, in order of evaluation.",
    type: [AiRuleset],
    resolve: (query, _root, _args, context) => listRulesets(context, query),
  }),
  viewerMayWriteRulesets: t.boolean({
    access: "readCases",
    description: "True if the caller is a super administrator, who may change rulesets.",
    resolve: (_root, _args, { viewer }) => isSuperAdmin(viewer),
  }),
  aiRulesetBench: t.field({
    access: "readCases",
    description:
      "Simulates a draft ruleset on the 500 newest requests. It saves nothing. INVALID with `fields`.",
    type: BenchConnection,
    args: {
      replaces: t.arg.globalID({
        description: "Relay global ID of the ruleset that the draft would replace.",
        required: false,
      }),
      ruleset: t.arg({ description: "The draft.", type: AiRulesetDraft }),
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
    description: "Recommended and allocated amounts of the last 90 days.",
    type: BoardType,
    resolve: (_root, _args, context) => readBoard(context),
  }),
}));
