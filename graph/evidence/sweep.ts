import type { Context } from "../core/context.ts";
import { record } from "../core/audit/record.ts";
import { fileWithoutRowLivesHours, unattachedLivesHours } from "./rules.ts";
import { hourMs } from "../core/time/rules.ts";

/** Removes what nobody came back for: files that no request took within a day, and bytes whose row never came to be. */
export async function sweepEvidence(context: Context): Promise<number> {
  const abandoned = await removeAbandoned(context);
  await removeStrays(context);
  return abandoned;
}

async function removeAbandoned(context: Context): Promise<number> {
  const before = new Date(context.now().getTime() - unattachedLivesHours * hourMs);
  const ids = await context.db.$transaction(async (tx) => {
    // The row goes first and in one statement, so that a request which takes the file at this moment either has it whole or is told.
    const gone = await tx.evidence.findMany({
      where: { requestId: null, verificationId: null, createdAt: { lt: before } },
      select: { id: true },
      take: 200,
    });
    const removed: string[] = [];
    for (const { id } of gone)
      if (
        (await tx.evidence.deleteMany({ where: { id, requestId: null, verificationId: null } })).count === 1
      )
        removed.push(id);
    if (removed.length > 0)
      await record(tx, context, {
        action: "evidence.swept",
        resourceType: "evidence",
        details: { count: removed.length },
        actor: { actorKind: "system" },
      });
    return removed;
  });
  for (const id of ids) await context.files.remove(id);
  return ids.length;
}

async function removeStrays(context: Context) {
  const before = context.now().getTime() - fileWithoutRowLivesHours * hourMs;
  for await (const { name, modifiedAt, discard } of context.files.list()) {
    if (modifiedAt.getTime() > before) continue;
    const isFile = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
    if (isFile && (await context.db.evidence.count({ where: { id: name } })) > 0) continue;
    await discard();
  }
}
