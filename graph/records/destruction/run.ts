import type { Destruction, Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockRunning } from "./running.sql.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import {
  noteDestroyed,
  writeDestroyed,
  type DestroyedUnits,
} from "../../platform/backup/destroyed/journal.ts";
import { discardExports } from "../../platform/export/work.ts";
import { readMade } from "../../platform/backup/destroyed/rows.sql.ts";
import { countStaying, isStillDue } from "./due.ts";
import { lockDue } from "./due.sql.ts";
import { boundsOf } from "./fiscal-year.ts";
import { stripUnits } from "../../core/personal/strip-units.sql.ts";
import { unitsOf } from "./units.sql.ts";

/** What one transaction strips. Others wait for no lock longer than that. */
const batch = 20;

/**
 * One batch of a destruction that two people approved, and the files of earlier ones. Each batch is
 * one transaction with its place, so after a stop or a kill the next one continues there. Files are
 * removed after the commit that removed their rows.
 */
export async function destroyDue(context: Context): Promise<number> {
  const { env, db } = context;
  const { done, noted } = await db.$transaction((tx) => destroyBatch(context, tx), { timeout: 60_000 });
  if (noted) await noteDestroyed(env.DATA_DIR, noted.destruction, noted.units);
  // Also at its end: after a kill, the last batch may be committed without this.
  if (done > 0) await discardExports(env);
  return done + (await removeFiles(context));
}

interface Batch {
  done: number;
  /** For the journal, which a restore reads. */
  noted?: { destruction: Destruction; units: DestroyedUnits };
}

async function destroyBatch(context: Context, tx: Prisma.TransactionClient): Promise<Batch> {
  const sql = sqlWithin(tx);
  const id = await lockRunning(sql);
  if (id === undefined) return { done: 0 };
  const destruction = await tx.destruction.findUniqueOrThrow({ where: { id } });
  const { record: of, year, cursorUnit, cursorKey } = destruction;
  if (!(await isStillDue(context, tx, destruction))) return { done: await stopIt(context, tx, destruction) };
  const bounds = boundsOf(year, { firstMonth: context.config().fiscalYearMonth, zone: context.zone() });
  const units = unitsOf(of);
  const current = Math.max(
    0,
    units.findIndex(({ kind }) => kind === cursorUnit),
  );
  for (const [at, unit] of units.entries()) {
    if (at < current) continue;
    const after = at === current ? cursorKey : 0;
    const due = async () =>
      (await lockDue(sql, of, unit, { ...bounds, after, most: batch })).map(({ key }) => key);
    const locked = await due();
    if (locked.length === 0) continue;
    const still = new Set(await due());
    const keys = locked.filter((key) => still.has(key));
    const made = await readMade(sql, unit.kind, unit.table, keys);
    const strip = { destructionId: id, record: of, at: context.now() };
    const rows = await stripUnits(sql, strip, unit.kind, keys);
    await tx.destruction.update({
      where: { id },
      data: {
        ...{ units: { increment: keys.length }, rows: { increment: rows } },
        ...{ cursorUnit: unit.kind, cursorKey: Math.max(...locked) },
      },
    });
    return { done: locked.length, noted: { destruction, units: made } };
  }
  return { done: await finish(context, tx, destruction) };
}

/** A longer period was set while it ran. */
async function stopIt(context: Context, tx: Prisma.TransactionClient, { id, record: of, year }: Destruction) {
  await tx.destruction.update({
    where: { id },
    data: { state: "stopped", stoppedBy: "system", version: { increment: 1 } },
  });
  await record(tx, context, {
    action: "destruction.stopped",
    resourceType: "destruction",
    resourceId: id,
    details: { record: of, year },
    actor: { actorKind: "system" },
  });
  return 1;
}

/** Ends it once its files are gone too. */
async function finish(
  context: Context,
  tx: Prisma.TransactionClient,
  destruction: Destruction,
): Promise<number> {
  const { id, record: of, year, units, rows, citation } = destruction;
  if ((await tx.destroyedFile.count({ where: { destructionId: id, removedAt: null } })) > 0) return 0;
  await writeDestroyed(context.env.DATA_DIR, destruction, await unitsStripped(tx, destruction));
  const files = await tx.destroyedFile.count({ where: { destructionId: id } });
  const staying = await countStaying(context, sqlWithin(tx), destruction);
  await tx.destruction.update({
    where: { id },
    data: { state: "done", endedAt: context.now(), ...staying, version: { increment: 1 } },
  });
  await record(tx, context, {
    action: "destruction.done",
    resourceType: "destruction",
    resourceId: id,
    details: { record: of, year, citation, units, rows, files, ...staying },
    actor: { actorKind: "system" },
  });
  return 1;
}

/** All units of a destruction, for the journal. */
async function unitsStripped(tx: Prisma.TransactionClient, { id, record: of }: Destruction) {
  const units: DestroyedUnits[] = [];
  for (const { kind, table } of unitsOf(of)) {
    const rows = await tx.strippedRecord.findMany({
      where: { destructionId: id, unit: kind },
      select: { key: true },
      orderBy: { key: "asc" },
    });
    const keys = rows.map(({ key }) => key);
    if (keys.length > 0) units.push(await readMade(sqlWithin(tx), kind, table, keys));
  }
  return units;
}

async function removeFiles({ db, files, now }: Context): Promise<number> {
  const due = await db.destroyedFile.findMany({ where: { removedAt: null }, take: 100 });
  for (const { id } of due) {
    await files.removeEverywhere(id);
    await db.destroyedFile.update({ where: { id }, data: { removedAt: now() } });
  }
  return due.length;
}
