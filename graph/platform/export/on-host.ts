import * as z from "zod";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";

export const exportShape = z.object({
  /** The account of the operating system, and the host. */
  by: z.string(),
  /** The name of the export's file. */
  file: z.string(),
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
});
export type NotedExport = z.output<typeof exportShape>;

/** The audit log says that everything left, before the file gets its name. */
export async function noteExport(
  context: Context,
  { by, file, tables, rows, files }: NotedExport,
): Promise<true> {
  await context.db.$transaction((tx) =>
    record(tx, context, {
      action: "system.exported",
      resourceType: "system",
      details: { file, count: tables, entries: rows, evidence: files },
      actor: { actorKind: "system", actorName: by },
    }),
  );
  return true;
}
