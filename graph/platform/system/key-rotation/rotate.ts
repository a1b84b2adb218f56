import type { Context } from "../../../core/context.ts";
import { record } from "../../../core/audit/record.ts";
import { canaryRow, hashingRow, sealedCanary } from "../../../core/security/key-check.ts";
import { provenRestores } from "../../audit/restores.ts";
import { sqlWithin } from "../../../core/database/statement.ts";
import { beginRotation, readOtherwiseSealed, writeSealed } from "./sealed.sql.ts";
import { sealedColumns, type SealedPlace } from "./sealed-columns.ts";

const batch = 500;

export interface Rotated {
  /** Texts that this run sealed with the new key. */
  sealed: number;
  /** Texts that no known key opens. They are as unreadable as before. */
  unreadable: number;
}

/**
 * Seals everything with the present key that was sealed with the previous one. It can be stopped at
 * any point and run again. The database's own sealed word comes last: until then a start needs both
 * keys, and afterwards only the new one.
 */
export async function rotateKey(context: Context, { by }: { by: string }): Promise<Rotated> {
  const { db, keys } = context;
  // First, because a hash must stay the same whichever key a process starts with.
  await db.referenceData.createMany({
    data: [{ name: hashingRow.name, hash: keys.seal(keys.hashingKey, hashingRow.place) }],
    skipDuplicates: true,
  });
  const total = { sealed: 0, unreadable: 0 };
  for (const column of sealedColumns) {
    const done = await sealAgain(context, column);
    total.sealed += done.sealed;
    total.unreadable += done.unreadable;
  }
  const canary = await db.referenceData.findUniqueOrThrow({ where: { name: canaryRow.name } });
  if (canary.hash.startsWith(keys.sealedPrefix)) return total;
  const restores = await provenRestores(context);
  await db.$transaction(async (tx) => {
    const rows = [
      [hashingRow.name, keys.seal(keys.hashingKey, hashingRow.place)],
      [canaryRow.name, sealedCanary(keys)],
    ] as const;
    for (const [name, hash] of rows) await tx.referenceData.update({ where: { name }, data: { hash } });
    await record(tx, context, {
      action: "system.key-rotated",
      resourceType: "system",
      details: { ...restores, unreadable: total.unreadable },
      actor: { actorKind: "system", actorName: by },
    });
  });
  return total;
}

/** Repeats until a whole pass finds nothing: a server may change a row meanwhile. */
async function sealAgain(
  { db, sql, keys }: Pick<Context, "db" | "sql" | "keys">,
  column: SealedPlace,
): Promise<Rotated> {
  let sealed = 0;
  for (;;) {
    let [written, unreadable, missed] = [0, 0, 0];
    let after: string | null = null;
    for (;;) {
      const texts = await readOtherwiseSealed(sql, column, { prefix: keys.sealedPrefix, after, most: batch });
      const opened = texts.flatMap((text) => {
        try {
          const place = column.place(text.key);
          return [{ ...text, again: keys.seal(keys.open(text.sealed, place), place) }];
        } catch {
          return [];
        }
      });
      const count = await db.$transaction(async (tx) => {
        const within = sqlWithin(tx);
        await beginRotation(within);
        return writeSealed(within, column, opened);
      });
      written += count;
      missed += opened.length - count;
      unreadable += texts.length - opened.length;
      after = texts.at(-1)?.key ?? null;
      if (texts.length < batch) break;
    }
    sealed += written;
    if (missed === 0) return { sealed, unreadable };
  }
}
