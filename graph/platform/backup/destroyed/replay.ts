import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Database } from "../../../adapters/database/open.ts";
import type { FileStore } from "../../../adapters/files.ts";
import { sqlWithin } from "../../../core/database/statement.ts";
import { stripUnits } from "../../../core/personal/strip-units.sql.ts";
import { readDestroyed, type Destroyed } from "./journal.ts";
import { findAgain } from "./rows.sql.ts";

interface Replaying {
  db: Database["db"];
  files: FileStore;
  dataDir: string;
}

/**
 * Strips in a restored database what was destroyed after its backup, and its files. What the backup
 * has under a hold stays. Returns how many units were stripped again. It can be repeated.
 */
export async function replayDestroyed({ db, files, dataDir }: Replaying): Promise<number> {
  let units = 0;
  for (const destroyed of await readDestroyed(dataDir))
    units += await db.$transaction((tx) => replay(tx, destroyed), { timeout: 3_600_000, maxWait: 60_000 });
  const gone = await db.destroyedFile.findMany({ where: { removedAt: null }, select: { id: true } });
  for (const { id } of gone) {
    await files.removeEverywhere(id);
    await db.destroyedFile.update({ where: { id }, data: { removedAt: new Date() } });
  }
  return units;
}

async function replay(tx: Prisma.TransactionClient, { destruction, units }: Destroyed): Promise<number> {
  const sql = sqlWithin(tx);
  const { record, year, approvedAt } = destruction;
  const at = new Date();
  const found: { unit: string; keys: number[] }[] = [];
  for (const one of units) {
    const keys = await findAgain(sql, record, one);
    if (keys.length > 0) found.push({ unit: one.unit, keys });
  }
  if (found.length === 0) return 0;
  await tx.destruction.updateMany({
    where: { record, year, state: "proposed" },
    data: { state: "withdrawn", endedAt: at },
  });
  await tx.fiscalYear.createMany({
    data: [{ year, reportsSentBy: destruction.proposedBy, reportsSentAt: destruction.proposedAt }],
    skipDuplicates: true,
  });
  const open = await tx.destruction.findFirst({
    where: { record, year, state: { in: ["running", "stopped"] } },
  });
  // One of a class and year at a time: an earlier one had ended before this one was approved.
  const isEarlier = open?.approvedAt && open.approvedAt < approvedAt;
  if (isEarlier)
    await tx.destruction.update({ where: { id: open.id }, data: { state: "done", endedAt: at } });
  const under = isEarlier ? null : open;
  const { id } = under
    ? await tx.destruction.update({ where: { id: under.id }, data: { state: "running" } })
    : await tx.destruction.create({ data: { ...destruction, state: "running" } });
  let rows = 0;
  let count = 0;
  for (const { unit, keys } of found) {
    rows += await stripUnits(sql, { destructionId: id, record, at }, unit, keys);
    count += keys.length;
  }
  await tx.destruction.update({
    where: { id },
    data: {
      ...{ units: { increment: count }, rows: { increment: rows }, version: { increment: 1 } },
      ...(under ? { state: under.state } : { state: "done", endedAt: at }),
    },
  });
  return count;
}
