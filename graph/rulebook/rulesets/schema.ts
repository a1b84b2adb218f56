import { isSuperAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { rowsPerPage } from "../../core/graphql/desk-list.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { askedOf, payloadWith } from "../../core/graphql/mutations.ts";
import { benchRuleset, type Bench, type BenchRow } from "./bench.ts";
import { boardGroups, readBoard, type Board, type BoardRow } from "./board.ts";
import { conditionsIn, listOf } from "../rulesets.shared.ts";
import { deleteRuleset, listRulesets, saveRuleset, switchRuleset } from "./service.ts";

const usd = (cents: number) => cents / 100;

const AiRuleset = builder.prismaNode("AiRuleset", {
  access: { byId: "admin" },
  id: { field: "id" },
  description:
    "What administrators add to the rule engine: where its conditions hold it changes the amount, or asks for a person.",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "What REST calls `id`." }),
    name: t.exposeString("name"),
    category: t.exposeString("category", { description: "triage, or another word." }),
    isActive: t.exposeBoolean("isActive"),
    priority: t.exposeInt("priority", { description: "1 applies first." }),
    requiresHumanReview: t.exposeBoolean("requiresHumanReview", {
      description: "Where it holds, no urgency rule approves the request by itself.",
    }),
    adjustment: t.field({
      type: "USD",
      description: "US dollars that are added where it holds; below 0 it lowers.",
      resolve: ({ adjustmentCents }) => usd(adjustmentCents),
    }),
    conditions: t.string({
      nullable: true,
      description:
        "As json-rules-engine writes them, in JSON: `all` or `any` of facts, operators and values. Null where they cannot be read; then it never holds.",
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
    priority: t.int({ description: "From 1 to 1000." }),
    isActive: t.boolean(),
    requiresHumanReview: t.boolean(),
    adjustment: t.float({ description: "US dollars, from -5000 to 5000." }),
    conditions: t.string({ description: "JSON: `all` or `any` of 1 to 20 of { fact, operator, value }." }),
  }),
});

const SaveAiRulesetInput = builder.inputType("SaveAiRulesetInput", {
  fields: (t) => ({
    id: t.globalID({ required: false, description: "Null adds one." }),
    version: t.int({ required: false, description: "That was shown; with an id." }),
    ruleset: t.field({ type: AiRulesetDraft }),
  }),
});
const SwitchAiRulesetInput = builder.inputType("SwitchAiRulesetInput", {
  fields: (t) => ({ id: t.globalID(), version: t.int(), isActive: t.boolean() }),
});
const DeleteAiRulesetInput = builder.inputType("DeleteAiRulesetInput", {
  fields: (t) => ({ id: t.globalID(), version: t.int() }),
});
const DeleteAiRulesetPayload = builder.objectRef<{ number: number }>("DeleteAiRulesetPayload").implement({
  fields: (t) => ({ number: t.exposeInt("number") }),
});

/** What cannot be read is left as it is, for the rules to refuse. */
function formOf<Draft extends { conditions: string }>({ conditions, ...form }: Draft) {
  try {
    return { ...form, conditions: JSON.parse(conditions) as unknown };
  } catch {
    return { ...form, conditions: null };
  }
}

builder.mutationFields((t) => ({
  saveAiRuleset: t.field({
    access: "superAdmin",
    type: payloadWith("SaveAiRulesetPayload", "ruleset", "AiRuleset"),
    description:
      "Adds a ruleset, or writes the one that is named. INVALID with fields; CONFLICT for a name that is taken, and when somebody else has written it meanwhile; NOT_FOUND; FORBIDDEN.",
    args: { input: t.arg({ type: SaveAiRulesetInput }) },
    resolve: (_root, { input: { id, version, ruleset } }, context, info) =>
      saveRuleset(
        context,
        id ? { id: numberIn(id, "AiRuleset"), version: version ?? 0 } : null,
        formOf(ruleset),
        askedOf("ruleset", context, info),
      ),
  }),
  switchAiRuleset: t.field({
    access: "superAdmin",
    type: payloadWith("SwitchAiRulesetPayload", "ruleset", "AiRuleset"),
    description:
      "Switches a ruleset on or off. CONFLICT when somebody else has written it; NOT_FOUND; FORBIDDEN.",
    args: { input: t.arg({ type: SwitchAiRulesetInput }) },
    resolve: (_root, { input: { id, version, isActive } }, context, info) =>
      switchRuleset(
        context,
        { id: numberIn(id, "AiRuleset"), version },
        isActive,
        askedOf("ruleset", context, info),
      ),
  }),
  deleteAiRuleset: t.field({
    access: "superAdmin",
    type: DeleteAiRulesetPayload,
    description:
      "Takes a ruleset away; the history keeps it. CONFLICT when somebody else has written it; NOT_FOUND; FORBIDDEN.",
    args: { input: t.arg({ type: DeleteAiRulesetInput }) },
    resolve: async (_root, { input: { id, version } }, context) => ({
      number: await deleteRuleset(context, { id: numberIn(id, "AiRuleset"), version }),
    }),
  }),
}));

const BenchRowType = builder.objectRef<BenchRow>("AiRulesetBenchRow").implement({
  access: "through",
  description: "A request for which the draft holds, or makes a difference. Amounts in US dollars.",
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    isMatched: t.exposeBoolean("isMatched", { description: "The draft's conditions hold." }),
    before: t.field({ type: "USD", resolve: ({ beforeCents }) => usd(beforeCents) }),
    after: t.field({ type: "USD", resolve: ({ afterCents }) => usd(afterCents) }),
    reviewBefore: t.exposeBoolean("reviewBefore", { description: "A ruleset asks for a person." }),
    reviewAfter: t.exposeBoolean("reviewAfter"),
    why: t.exposeStringList("why", { description: "The lines of the sum with the draft." }),
  }),
});

const BenchType = builder.objectRef<Bench>("AiRulesetBench").implement({
  access: "through",
  description: "What a draft would change, over the 500 newest requests. Amounts in US dollars.",
  fields: (t) => ({
    requests: t.exposeInt("requests"),
    matched: t.exposeInt("matched"),
    changed: t.exposeInt("changed"),
    before: t.field({ type: "USD", resolve: ({ beforeCents }) => usd(beforeCents) }),
    after: t.field({ type: "USD", resolve: ({ afterCents }) => usd(afterCents) }),
    reviewsBefore: t.exposeInt("reviewsBefore"),
    reviewsAfter: t.exposeInt("reviewsAfter"),
    total: t.exposeInt("total", { description: "Rows on all pages." }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.expose("rows", { type: [BenchRowType] }),
  }),
});

const BoardGroup = builder.enumType("RecommendationBoardGroup", { values: boardGroups });
const BoardRowType = builder.objectRef<BoardRow>("RecommendationBoardRow").implement({
  access: "through",
  description: "Averages in US dollars.",
  fields: (t) => ({
    group: t.expose("group", { type: BoardGroup }),
    name: t.exposeString("name"),
    requests: t.exposeInt("requests"),
    recommended: t.field({ type: "USD", resolve: ({ recommendedCents }) => usd(recommendedCents) }),
    decided: t.field({ type: "USD", resolve: ({ decidedCents }) => usd(decidedCents) }),
    lower: t.exposeInt("lower", { description: "Decided lower than recommended." }),
    higher: t.exposeInt("higher"),
  }),
});
const BoardType = builder.objectRef<Board>("RecommendationBoard").implement({
  access: "through",
  description: "What was recommended beside what was allocated in the last 90 days.",
  fields: (t) => ({
    rows: t.expose("rows", { type: [BoardRowType] }),
    hiddenStates: t.exposeInt("hiddenStates", {
      description: "States with fewer than 5, which are left out.",
    }),
  }),
});

builder.queryFields((t) => ({
  aiRulesets: t.prismaField({
    access: "admin",
    type: [AiRuleset],
    description: "In the order in which they apply.",
    resolve: (query, _root, _args, context) => listRulesets(context, query),
  }),
  viewerMayWriteRulesets: t.boolean({
    access: "admin",
    description: "Rulesets are written by super admins.",
    resolve: (_root, _args, { viewer }) => isSuperAdmin(viewer),
  }),
  aiRulesetBench: t.field({
    access: "admin",
    type: BenchType,
    description: "Tries a draft on the 500 newest requests and writes nothing. INVALID with fields.",
    args: {
      replaces: t.arg.globalID({
        required: false,
        description: "The ruleset that it would be written over.",
      }),
      ruleset: t.arg({ type: AiRulesetDraft }),
      page: t.arg.int({ required: false, description: "From 1." }),
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
    description: "What was recommended in the last 90 days, beside what was decided.",
    resolve: (_root, _args, context) => readBoard(context),
  }),
}));
