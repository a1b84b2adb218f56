import type { Context } from "../../core/context.ts";
import { record } from "../../core/audit/record.ts";
import { isAnyHeld } from "../../core/holds.ts";
import { bornAt } from "../../core/process/installation.ts";
import { dayMs, hourMs } from "../../../shared/core/time/durations.ts";
import {
  fileWithoutRowLivesHours,
  sweptAtMost,
  trashLivesDays,
  unattachedLivesHours,
} from "../../../shared/intake/evidence/rules.ts";
import type { StrayFiles } from "./stray-files.ts";

/**
 * Moves orphaned files to the trash: uploads that no request used within a day, and files that the
 * database does not know. With a wrong, new or older database all files would be unknown. So there
 * is a daily limit, and files older than the database stay. While any hold is active nothing is
 * swept, for no one knows whose unknown files are.
 */
export async function sweepEvidence(context: Context): Promise<number> {
  const { db, env, files, now, log } = context;
  if (await isAnyHeld(db)) return 0;
  await files.emptyTrash(new Date(now().getTime() - trashLivesDays * dayMs));
  const { total, strays } = await findStrays(context);
  const limit = env.SWEEP_LIMIT ?? sweptAtMost(total);
  const room = Math.max(0, limit - (await files.trashedOn(now())));
  const abandoned = await moveAbandoned(context, room);
  const ofToday = room - abandoned;
  const released = (await db.strayFiles.findUnique({ where: { id: 1 } }))?.released ?? 0;
  const taken = strays.slice(0, ofToday + released);
  for (const id of taken) await files.moveToTrash(id, now());
  if (taken.length > 0)
    await record(context.db, context, {
      action: "evidence.swept",
      resourceType: "evidence",
      details: { count: taken.length, unknown: true },
      actor: { actorKind: "system" },
    });
  const left = strays.length - taken.length;
  await keepCount(context, { count: left, released });
  if (left > limit && taken.length > 0)
    log.warn(
      { left, limit },
      "more stored files are unknown to the database than a day's limit: check that DATA_DIR and DATABASE_URL belong together; if they do, System status or SWEEP_LIMIT allows more",
    );
  return abandoned;
}

/** A release holds for one sweep; one made meanwhile is for the next. */
async function keepCount({ db, now }: Context, { count, released }: StrayFiles): Promise<void> {
  const counted = { count, countedAt: now() };
  await db.strayFiles.upsert({ where: { id: 1 }, create: { id: 1, ...counted }, update: counted });
  if (released > 0) await db.strayFiles.updateMany({ where: { released }, data: { released: 0 } });
}

async function moveAbandoned(context: Context, most: number): Promise<number> {
  if (most <= 0) return 0;
  const before = new Date(context.now().getTime() - unattachedLivesHours * hourMs);
  const ids = await context.db.$transaction(async (tx) => {
    // The row is deleted first, in one statement, so that a request that uses the file at this
    // moment either gets it whole or an error.
    const gone = await tx.evidence.findMany({
      where: { requestId: null, verificationId: null, createdAt: { lt: before } },
      select: { id: true },
      take: most,
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
  for (const id of ids) await context.files.moveToTrash(id, context.now());
  return ids.length;
}

/** A file of a case, or a packet of records. */
const isKnown = async (db: Context["db"], id: string) =>
  (await db.evidence.count({ where: { id } })) + (await db.recordsPacket.count({ where: { id } })) > 0;

/**
 * The number of files, and the ids that the database should know but does not. Deletes unfinished
 * writes on the way.
 */
async function findStrays({ db, files, now }: Context) {
  const before = now().getTime() - fileWithoutRowLivesHours * hourMs;
  const born = (await bornAt(db)).getTime();
  const strays: string[] = [];
  let total = 0;
  for await (const { name, modifiedAt, discard } of files.list()) {
    const isOld = modifiedAt.getTime() <= before;
    if (discard) {
      if (isOld) await discard();
      continue;
    }
    total += 1;
    if (!isOld || modifiedAt.getTime() < born) continue;
    if (!(await isKnown(db, name))) strays.push(name);
  }
  return { total, strays };
}
