import type { AiRuleset, Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { changeShown } from "../../core/guarded-write.ts";
import { says } from "../sentences.ts";
import { conditionsIn, rulesetForm, rulesetOf } from "../rulesets.shared.ts";

type Selection = Pick<Prisma.AiRulesetFindManyArgs, "select">;
type Tx = Prisma.TransactionClient;

/** In the order in which they apply. */
export async function listRulesets(context: Context, query: Selection = {}): Promise<AiRuleset[]> {
  admit(context.viewer, "admin");
  return context.db.aiRuleset.findMany({ ...query, orderBy: [{ priority: "asc" }, { name: "asc" }] });
}

interface Shown {
  id: number;
  version: number;
}

/** Adds a ruleset, or writes the one that is named. For super admins: what is recommended follows from it, and what a rule may approve by itself. */
export async function saveRuleset(
  context: Context,
  shown: Shown | null,
  input: unknown,
  query: Selection = {},
): Promise<AiRuleset> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const { conditions, ...form } = rulesetOf(parse(rulesetForm, input));
  const now = context.now();
  const data = { ...form, conditions: { ...conditions }, updatedBy: viewer.username, updatedAt: now };
  const demandFreeName = async (tx: Tx, id = 0) => {
    if (await tx.aiRuleset.count({ where: { name: form.name, id: { not: id } } }))
      throw new Refusal("CONFLICT", says.nameTaken, { name: [says.nameTaken] });
  };
  return write(context, query, async (tx) => {
    if (shown)
      return changeShown(tx, "AiRuleset", {
        ...guardOf(shown),
        data: async () => {
          await demandFreeName(tx, shown.id);
          return data;
        },
      });
    await demandFreeName(tx);
    return { before: null, after: await tx.aiRuleset.create({ data: { ...data, createdAt: now } }) };
  });
}

/** Switches it on or off. */
export function switchRuleset(context: Context, shown: Shown, isActive: boolean, query: Selection = {}) {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const data = { isActive, updatedBy: viewer.username, updatedAt: context.now() };
  return write(context, query, (tx) => changeShown(tx, "AiRuleset", { ...guardOf(shown), data }));
}

/** Takes it away; the history keeps it. */
export async function deleteRuleset(context: Context, shown: Shown): Promise<number> {
  await write(context, {}, async (tx) => {
    const { before } = await changeShown(tx, "AiRuleset", { ...guardOf(shown), data: {} });
    await tx.aiRuleset.delete({ where: { id: shown.id } });
    return { before, after: null };
  });
  return shown.id;
}

const guardOf = ({ id, version }: Shown) => ({
  where: { id },
  version,
  missing: says.rulesetMissing,
  conflict: says.rulesetChanged,
});

type Written = { before: AiRuleset | null; after: AiRuleset } | { before: AiRuleset; after: null };

/** One write at a time, each with its history and its audit entry. */
async function write(
  context: Context,
  query: Selection,
  change: (tx: Tx) => Promise<Written>,
): Promise<AiRuleset> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const written = await context.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('ai-rulesets', 0))`;
    const { before, after } = await change(tx);
    const row = after ?? before;
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
