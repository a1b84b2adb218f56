import type { AiRuleset, Prisma } from "../../../../prisma/client/client.ts";
import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { demandShown, type ExpectedRow } from "../../../core/guarded-write.ts";
import { says } from "../../../../shared/decisions/rulebook/sentences.ts";
import { conditionsIn, rulesetForm, rulesetOf } from "../../../../shared/decisions/rulebook/rulesets.ts";
import { lockName } from "../../../core/database/locks.sql.ts";

type Selection = Pick<Prisma.AiRulesetFindManyArgs, "select">;
type Tx = Prisma.TransactionClient;

/** In the order in which they apply. */
export async function listRulesets(context: Context, query: Selection = {}): Promise<AiRuleset[]> {
  admit(context.viewer, "readCases");
  return context.db.aiRuleset.findMany({ ...query, orderBy: [{ priority: "asc" }, { name: "asc" }] });
}

/**
 * Adds or replaces a ruleset. For super admins: it affects recommendations and automatic approvals.
 */
export async function saveRuleset(
  context: Context,
  expected: ExpectedRow | null,
  input: unknown,
  query: Selection = {},
): Promise<AiRuleset> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const { conditions, ...form } = rulesetOf(parse(rulesetForm, input));
  const now = context.now();
  const data = { ...form, conditions: { ...conditions }, updatedBy: viewer.username, updatedAt: now };
  return write(context, expected, query, async (tx, before) => {
    const taken = await tx.aiRuleset.count({
      where: { name: form.name, ...(before && { id: { not: before.id } }) },
    });
    if (taken > 0) throw new Refusal("CONFLICT", says.nameTaken, { name: [says.nameTaken] });
    return before
      ? tx.aiRuleset.update({ where: { id: before.id }, data: { ...data, version: { increment: 1 } } })
      : tx.aiRuleset.create({ data: { ...data, createdAt: now } });
  });
}

/** Enables or disables it. */
export function switchRuleset(
  context: Context,
  expected: ExpectedRow,
  isActive: boolean,
  query: Selection = {},
) {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  return write(context, expected, query, (tx) =>
    tx.aiRuleset.update({
      where: { id: expected.id },
      data: { isActive, version: { increment: 1 }, updatedBy: viewer.username, updatedAt: context.now() },
    }),
  );
}

/** Deletes it; the history keeps it. */
export async function deleteRuleset(context: Context, expected: ExpectedRow): Promise<number> {
  admit(context.viewer, "superAdmin");
  await write(context, expected, {}, async (tx) => {
    await tx.aiRuleset.delete({ where: { id: expected.id } });
    return null;
  });
  return expected.id;
}

/** One write at a time, for the version that was shown, with its history and audit entry. */
async function write(
  context: Context,
  expected: ExpectedRow | null,
  query: Selection,
  act: (tx: Tx, before: AiRuleset | null) => Promise<AiRuleset | null>,
): Promise<AiRuleset> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const written = await context.db.$transaction(async (tx) => {
    await lockName(tx, "ai-rulesets");
    const before = expected && (await tx.aiRuleset.findUnique({ where: { id: expected.id } }));
    if (expected && !before) throw new Refusal("NOT_FOUND", says.rulesetMissing);
    if (before) demandShown(expected.version, before.version, says.rulesetChanged);
    const after = await act(tx, before);
    const row = after ?? before;
    if (!row) throw new Error("nothing was written");
    await tx.rulebookChange.create({
      data: {
        kind: "ai-ruleset",
        name: row.name,
        ...(before && { before: keptOf(before) }),
        ...(after && { after: keptOf(after) }),
        changedBy: viewer.username,
        changedAt: context.now(),
      },
    });
    await record(tx, context, {
      action: after ? "ai-ruleset.saved" : "ai-ruleset.deleted",
      resourceType: "ai-ruleset",
      resourceId: row.id,
      details: { ...(before && { was: keptOf(before) }), ...(after && { is: keptOf(after) }) },
    });
    return after ? tx.aiRuleset.findUniqueOrThrow({ ...query, where: { id: row.id } }) : row;
  });
  context.events.publish("rulebookChanged", { kind: "ai-ruleset" });
  return written;
}

const keptOf = (ruleset: AiRuleset): Prisma.InputJsonObject => ({
  name: ruleset.name,
  category: ruleset.category,
  isActive: ruleset.isActive,
  priority: ruleset.priority,
  requiresHumanReview: ruleset.requiresHumanReview,
  conditions: { ...conditionsIn(ruleset.conditions) },
  adjustmentCents: ruleset.adjustmentCents,
});
