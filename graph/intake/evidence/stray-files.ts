import type { Context } from "../../core/context.ts";
import { record } from "../../core/audit/record.ts";
import { admit } from "../../core/access/audiences.ts";
import { Refusal } from "../../core/errors.ts";
import { says } from "../../../shared/intake/evidence/sentences.ts";

export interface StrayFiles {
  /** Not in the database, and beyond what the daily limit lets go to the trash. */
  count: number;
  /** How many of them a super admin has released. */
  released: number;
}

/** What the last sweep left, for administrators. */
export async function strayFiles({ db, viewer }: Context): Promise<StrayFiles> {
  admit(viewer, "readRecords");
  const { count = 0, released = 0 } = (await db.strayFiles.findUnique({ where: { id: 1 } })) ?? {};
  return { count, released: Math.min(count, released) };
}

/**
 * Lets the next sweep move this many files to the trash, even above the limit. `count` is what the
 * administrator saw, so files that were lost since then are not released.
 */
export async function releaseStrayFiles(context: Context, { count }: { count: number }): Promise<StrayFiles> {
  const { db } = context;
  await db.$transaction(async (tx) => {
    const { count: released } = await tx.strayFiles.updateMany({
      where: { id: 1, count, released: 0 },
      data: { released: count },
    });
    if (count < 1 || released === 0) throw new Refusal("CONFLICT", says.straysChanged);
    await record(tx, context, {
      action: "evidence.released",
      resourceType: "evidence",
      details: { count },
    });
  });
  return strayFiles(context);
}
