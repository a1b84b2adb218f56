import * as z from "zod";

/** A run as it comes over the operator's socket. */
export const runShape = z.object({
  kind: z.enum(["backup", "restore", "rehearsal", "key"]),
  state: z.enum(["done", "failed"]),
  startedAt: z.coerce.date(),
  endedAt: z.coerce.date(),
  bytes: z.number().nullable(),
  counts: z.record(z.string(), z.number()),
  by: z.string(),
  reason: z.string().nullable(),
});
