import { urgencyLevels } from "../../../shared/intake/requests/rules.ts";
import type { Context } from "../../core/context.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { dryRunDays, ruleUrgencyOf, type Rule } from "../../../shared/decisions/rulebook/rules.ts";
import { demandRule } from "./urgency-rules.ts";
import { replayRule, type DryRun } from "./dry-run.sql.ts";

/**
 * What a rule would have done to the requests of the last 90 days, from when each was filed and
 * first handled. Writes nothing. Uses what was known at the threshold, without later confirmations.
 * The 24-hour and 30-day limits are not replayed.
 */
export async function dryRunRule(
  context: Context,
  input: unknown,
  slice: Slice,
): Promise<DryRun & { total: number }> {
  const rule = demandRule(context, input);
  const now = context.now();
  const run = await replayRule(context.sql, {
    now,
    since: new Date(now.getTime() - dryRunDays * dayMs),
    urgencies: levelsOf(rule),
    thresholdMinutes: rule.isActive ? rule.timeThresholdMinutes : null,
    steps: rule.escalationSteps.length,
    limitCents: rule.requiredApprovers <= 1 ? rule.autoApprovalLimitCents : 0,
    ...at(slice),
  });
  return { ...run, total: run.escalated + run.approved };
}

const levelsOf = (rule: Rule) => urgencyLevels.filter((level) => ruleUrgencyOf(level) === rule.urgencyLevel);
