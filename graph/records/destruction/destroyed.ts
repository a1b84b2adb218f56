import { may } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";

/** When the record of a request was destroyed; null while it is kept, and for other readers. */
export async function recordDestroyedAt({ db, viewer }: Context, id: number): Promise<Date | null> {
  if (!may(viewer, "readCases")) return null;
  const where = { unit_key_record: { unit: "request", key: id, record: "cases" as const } };
  return (await db.strippedRecord.findUnique({ where, select: { at: true } }))?.at ?? null;
}
