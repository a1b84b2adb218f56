import type { Prisma, UrgencyRule } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { isSuperAdmin } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { demandShown, type ExpectedVersion } from "../../core/guarded-write.ts";
import { money } from "../../core/i18n/i18n.ts";
import {
  adminRuleLimitCents,
  isNamedStep,
  ruleOf,
  urgencyRuleForm,
  type Rule,
} from "../../../shared/decisions/rulebook/rules.ts";
import { says } from "../../../shared/decisions/rulebook/sentences.ts";
import { lockName } from "../../core/database/locks.sql.ts";

type Selection = Pick<Prisma.UrgencyRuleFindManyArgs, "select">;

/** The most urgent first. */
export async function listUrgencyRules(context: Context, query: Selection = {}): Promise<UrgencyRule[]> {
  admit(context.viewer, "readCases");
  return context.db.urgencyRule.findMany({ ...query, orderBy: { urgencyLevel: "asc" } });
}

/** The viewer's limit for automatic approvals, in cents. */
export const maxApprovedAlone = ({ viewer, config }: Context): number =>
  isSuperAdmin(viewer)
    ? config().maxFundAllocationCents
    : Math.min(adminRuleLimitCents, config().maxFundAllocationCents);

/** A parsed rule, if the viewer may write it. */
export function demandRule(context: Context, input: unknown): Rule {
  admit(context.viewer, "readCases");
  const rule = ruleOf(parse(urgencyRuleForm, input));
  const { maxFundAllocationCents: most } = context.config();
  if (rule.autoApprovalLimitCents > most) {
    const said = says.limitOverFund({ limit: money(most, "en") });
    throw new Refusal("INVALID", said, { autoApprovalLimit: [said] });
  }
  if (rule.autoApprovalLimitCents > maxApprovedAlone(context)) {
    const said = says.limitForSuper({ limit: money(adminRuleLimitCents, "en") });
    throw new Refusal("FORBIDDEN", said, { autoApprovalLimit: [said] });
  }
  return rule;
}

/** Replaces the rule of a level. The history keeps both. */
export async function saveUrgencyRule(
  context: Context,
  { version, ...input }: { version?: ExpectedVersion; [field: string]: unknown },
  query: Selection = {},
): Promise<UrgencyRule> {
  const { viewer } = context;
  admit(viewer, "changeRules");
  const rule = demandRule(context, input);
  const { urgencyLevel } = rule;
  const now = context.now();
  const saved = await context.db.$transaction(async (tx) => {
    await lockName(tx, "urgency-rules");
    const before = await tx.urgencyRule.findUnique({ where: { urgencyLevel } });
    demandShown(version, before?.version ?? null, says.ruleChanged);
    demandKnownSteps(context, rule, before);
    const data = { ...rule, updatedBy: viewer.username, updatedAt: now };
    const { id } = await tx.urgencyRule.upsert({
      where: { urgencyLevel },
      create: { ...data, createdAt: now },
      update: { ...data, version: { increment: 1 } },
    });
    await tx.rulebookChange.create({
      data: {
        kind: "urgency-rule",
        name: urgencyLevel,
        ...(before && { before: keptOf(before) }),
        after: rule,
        changedBy: viewer.username,
        changedAt: now,
      },
    });
    await record(tx, context, {
      action: "urgency-rule.saved",
      resourceType: "urgency-rule",
      resourceId: id,
      details: { level: urgencyLevel, ...(before && { was: audited(keptOf(before)) }), is: audited(rule) },
    });
    return tx.urgencyRule.findUniqueOrThrow({ ...query, where: { id } });
  });
  context.events.publish("rulebookChanged", { kind: "urgency-rule" });
  return saved;
}

/** Only a super administrator may add notified addresses beyond the configured ones. */
function demandKnownSteps({ viewer }: Context, { escalationSteps }: Rule, before: Rule | null) {
  const isNew = (step: string) => !isNamedStep(step) && !before?.escalationSteps.includes(step);
  if (isSuperAdmin(viewer) || !escalationSteps.some(isNew)) return;
  throw new Refusal("FORBIDDEN", says.addressForSuper, { escalationSteps: [says.addressForSuper] });
}

const keptOf = (rule: Rule): Rule => ({
  urgencyLevel: rule.urgencyLevel,
  timeThresholdMinutes: rule.timeThresholdMinutes,
  escalationSteps: rule.escalationSteps,
  autoApprovalLimitCents: rule.autoApprovalLimitCents,
  requiredApprovers: rule.requiredApprovers,
  isActive: rule.isActive,
});

/** The audit log contains no addresses. */
const audited = (rule: Rule) => ({
  ...rule,
  escalationSteps: rule.escalationSteps.map((step) => (isNamedStep(step) ? step : "address")),
});
