import * as z from "zod";

const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Nothing else has a place in a backup, so no name leads out of the folder it is restored to. */
export const partName =
  /^(?:database\.dump|pg(?:\/\.*[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\/?|files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const part = z.object({
  name: z.string().regex(partName),
  bytes: z.number().int().nonnegative(),
  sha256: hash,
});

/** What the database says about itself, from the same moment as its copy. */
export const facts = z.object({
  /** Rows of each table. */
  counts: z.record(z.string(), z.number().int().nonnegative()),
  /** Names of the migrations that it has, in order. */
  migrations: z.array(z.string()),
  /** The newest seal of the audit log. */
  auditHead: z.object({ seq: z.number().int().positive(), hash }).nullable(),
  /** The id that the stored files carry too. */
  installation: z.string().nullable(),
  /** The major version of PostgreSQL. */
  postgresql: z.number().int(),
});
export type Facts = z.output<typeof facts>;

export const manifest = z.object({
  version: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  kind: z.enum(["embedded", "postgresql"]),
  ...facts.shape,
  /** A word that only the installation's secret opens. The secret itself is not in the backup. */
  keyCheck: z.string(),
  parts: z.array(part),
});
export type Manifest = z.output<typeof manifest>;
export type Part = z.output<typeof part>;

export const manifestName = "manifest.json";
export const keyCheckPlace = "Backup.keyCheck";
