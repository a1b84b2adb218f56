import { builder } from "../../../core/graphql/builder.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { mutation, rowMutation } from "../../../core/graphql/mutations.ts";
import { conditionsIn, listOf } from "../../../../shared/decisions/rulebook/rulesets.ts";
import { deleteRuleset, saveRuleset, switchRuleset } from "./service.ts";

export const usd = (cents: number) => cents / 100;

export const AiRuleset = builder.prismaNode("AiRuleset", {
  description:
    "A rule that administrators add to the recommendation engine. If its conditions match, it changes the amount or requires a human review.",
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    name: t.exposeString("name", { description: "Unique name." }),
    category: t.exposeString("category", { description: "A word for grouping, such as `triage`." }),
    isActive: t.exposeBoolean("isActive", { description: "False if the ruleset is switched off." }),
    priority: t.exposeInt("priority", { description: "Order of evaluation. 1 is first." }),
    requiresHumanReview: t.exposeBoolean("requiresHumanReview", {
      description: "If true, a matching request is never approved automatically.",
    }),
    adjustment: t.field({
      description:
        "US dollars added to the recommendation if the conditions match. Negative values lower it.",
      type: "USD",
      resolve: ({ adjustmentCents }) => usd(adjustmentCents),
    }),
    conditions: t.string({
      description:
        "Conditions as json-rules-engine JSON: `all` or `any` of facts, operators and values. Null if unreadable; the ruleset then never matches.",
      nullable: true,
      resolve: ({ conditions }) => {
        const read = conditionsIn(conditions);
        return read && JSON.stringify(read);
      },
    }),
    conditionCount: t.int({
      description: "Number of conditions.",
      resolve: ({ conditions }) => {
        const read = conditionsIn(conditions);
        return read ? listOf(read).length : 0;
      },
    }),
    version: t.exposeInt("version"),
    updatedAt: t.expose("updatedAt", { description: "When the ruleset last changed.", type: "DateTime" }),
    updatedBy: t.exposeString("updatedBy", {
      description: "User name of the administrator who last changed it. Null if unknown.",
      nullable: true,
    }),
  }),
});

export const AiRulesetDraft = builder.inputType("AiRulesetDraft", {
  description: "A ruleset to save or simulate.",
  fields: (t) => ({
    name: t.string({ description: "Unique name." }),
    category: t.string({ description: "A word for grouping, such as `triage`." }),
    priority: t.int({ description: "Order of evaluation, from 1 to 1000. 1 is first." }),
    isActive: t.boolean({ description: "False to save it switched off." }),
    requiresHumanReview: t.boolean({
      description: "True if a matching request must not be approved automatically.",
    }),
    adjustment: t.float({ description: "US dollars to add if the conditions match, from -5000 to 5000." }),
    conditions: t.string({
      description: "JSON: `all` or `any` of 1 to 20 objects `{ fact, operator, value }`.",
    }),
  }),
});

/** What cannot be read is left as it is, for the rules to refuse. */
export function formOf<Draft extends { conditions: string }>({ conditions, ...form }: Draft) {
  try {
    return { ...form, conditions: JSON.parse(conditions) as unknown };
  } catch {
    return { ...form, conditions: null };
  }
}

rowMutation("saveAiRuleset", ["ruleset", "AiRuleset"], {
  access: "superAdmin",
  description:
    "Creates or changes a ruleset. INVALID with `fields`. CONFLICT if the name is taken, or if it has changed since. NOT_FOUND. FORBIDDEN unless the caller is a super administrator.",
  input: (t) => ({
    id: t.globalID({
      description: "Relay global ID of the ruleset. Omit it to create one.",
      required: false,
    }),
    version: t.int({
      description:
        "The `version` that the client last read. Required with `id`. CONFLICT if it has changed since.",
      required: false,
    }),
    ruleset: t.field({ description: "Values of the ruleset.", type: AiRulesetDraft }),
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
  description:
    "Switches a ruleset on or off. CONFLICT if it has changed since. NOT_FOUND. FORBIDDEN unless the caller is a super administrator.",
  input: (t) => ({
    id: t.globalID(),
    version: t.int(),
    isActive: t.boolean({ description: "True to switch it on." }),
  }),
  resolve: ({ id, version, isActive }, context, selection) =>
    switchRuleset(context, { id: numberIn(id, "AiRuleset"), version }, isActive, selection),
});

mutation("deleteAiRuleset", {
  access: "superAdmin",
  description:
    "Deletes a ruleset. Its history stays. CONFLICT if it has changed since. NOT_FOUND. FORBIDDEN unless the caller is a super administrator.",
  input: (t) => ({ id: t.globalID(), version: t.int() }),
  resolve: async ({ id, version }, context) => ({
    number: await deleteRuleset(context, { id: numberIn(id, "AiRuleset"), version }),
  }),
  payload: (t) => ({ number: t.exposeInt("number", { description: "Number of the deleted ruleset." }) }),
});
