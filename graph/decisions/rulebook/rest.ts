import * as z from "zod/mini";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { ruleUrgencies, urgencyRuleForm } from "../../../shared/decisions/rulebook/rules.ts";
import { conditionsIn, listOf } from "../../../shared/decisions/rulebook/rulesets.ts";
import { listRulesets } from "./rulesets/service.ts";
import { listUrgencyRules, saveUrgencyRule } from "./urgency-rules.ts";

const ruleAnswer = component(
  "UrgencyRule",
  z.object({
    id: z.number(),
    urgencyLevel: z.enum(ruleUrgencies),
    timeThreshold: z.number(),
    escalationSteps: z.array(z.string()),
    autoApprovalLimit: z.number(),
    requiredApprovers: z.number(),
    isActive: z.boolean(),
  }),
);

type UrgencyRule = Awaited<ReturnType<typeof listUrgencyRules>>[number];

const shown = (rule: UrgencyRule): z.output<typeof ruleAnswer> => ({
  id: rule.id,
  urgencyLevel: rule.urgencyLevel,
  timeThreshold: rule.timeThresholdMinutes,
  escalationSteps: rule.escalationSteps,
  autoApprovalLimit: rule.autoApprovalLimitCents / 100,
  requiredApprovers: rule.requiredApprovers,
  isActive: rule.isActive,
});

const rulesetAnswer = component(
  "Ruleset",
  z.object({
    id: z.number(),
    name: z.string(),
    category: z.string(),
    isActive: z.boolean(),
    priority: z.number(),
    requiresHumanReview: z.boolean(),
    rules: z.object({
      conditions: z.array(z.object({ fact: z.string(), operator: z.string(), value: z.unknown() })),
    }),
  }),
);

const shownRuleset = ({
  id,
  name,
  category,
  isActive,
  priority,
  requiresHumanReview,
  conditions,
}: Awaited<ReturnType<typeof listRulesets>>[number]): z.output<typeof rulesetAnswer> => {
  const read = conditionsIn(conditions);
  const rules = { conditions: read ? listOf(read) : [] };
  return { id, name, category, isActive, priority, requiresHumanReview, rules };
};

export const rulebookRoutes: Routes = {
  "GET /api/admin/urgency-rules": route(
    {
      access: "readCases",
      operationId: "listUrgencyRules",
      tag: "Rules",
      summary: "List the urgency rules.",
      description: "Most urgent first.",
      answer: z.object({ rules: z.array(ruleAnswer) }),
    },
    async (context) => ({ rules: (await listUrgencyRules(context)).map(shown) }),
  ),
  "GET /api/admin/ai-rulesets": route(
    {
      access: "readCases",
      operationId: "listRulesets",
      tag: "Rules",
      summary: "List the rulesets of the recommendation engine.",
      description: "In order of evaluation.",
      answer: z.object({ rulesets: z.array(rulesetAnswer) }),
    },
    async (context) => ({ rulesets: (await listRulesets(context)).map(shownRuleset) }),
  ),
  "POST /api/admin/urgency-rules": route(
    {
      access: "changeRules",
      example: {
        body: {
          urgencyLevel: "urgent",
          timeThreshold: 30,
          escalationSteps: ["supervisor", "director"],
          autoApprovalLimit: 500,
          requiredApprovers: 1,
        },
      },
      operationId: "saveUrgencyRule",
      tag: "Rules",
      summary: "Save the urgency rule of a level.",
      description:
        "Replaces the current rule. Only super administrators may set an automatic approval limit above $500.",
      form: urgencyRuleForm,
      answer: z.object({ success: z.boolean(), message: z.string(), rule: ruleAnswer }),
    },
    async (context, { body }) => {
      // REST has no version: the current rule is replaced, and the history keeps it.
      const { version: _, ...form } = { ...(body as Record<string, unknown>) };
      const rule = await saveUrgencyRule(context, form);
      return { success: true, message: "Urgency rule created successfully", rule: shown(rule) };
    },
  ),
};
