import * as z from "zod";
import type { Kernel } from "../../core/context.ts";
import type { Keys } from "../../core/security/secrets.ts";
import type { AuditHead } from "./types.ts";

const head = z.object({ seq: z.number().int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** What the audit log says about a restore from a backup. */
export const restoreShape = z.object({
  at: z.iso.datetime(),
  /** The account of the operating system, and the host. */
  by: z.string(),
  /** When the backup was made. */
  madeAt: z.iso.datetime(),
  /** The newest seal of the backup. Seals after it were given up. */
  restoredHead: head.nullable(),
  /** The head that was kept outside the database until then. */
  givenUpHead: head.nullable(),
});
export type Restore = z.output<typeof restoreShape>;

const place = "AuditEntry.restored";
const detailsOf = z.object({ ...restoreShape.shape, proof: z.string() });

/**
 * The details of the entry. The proof is sealed with the installation's secret: a person who can
 * only change the database cannot pass off removed entries as a restore.
 */
export const proven = (keys: Keys, stated: Restore) => ({
  ...stated,
  proof: keys.seal(JSON.stringify(restoreShape.parse(stated)), place),
});

/**
 * The restores in the log whose proof fits, and those that a key rotation confirmed. Without the
 * secret, none.
 */
export async function readRestores(db: Kernel["db"], keys: Keys | undefined): Promise<Restore[]> {
  if (!keys) return [];
  const entries = await db.auditEntry.findMany({
    where: { action: { in: ["system.restored", "system.key-rotated"] } },
    orderBy: { id: "asc" },
  });
  const found = new Map<string, Restore>();
  for (const { details } of entries)
    for (const each of [...restoreIn(keys, details), ...confirmedIn(keys, details)])
      found.set(JSON.stringify(each), each);
  return [...found.values()];
}

function restoreIn(keys: Keys, details: unknown): Restore[] {
  const parsed = detailsOf.safeParse(details);
  if (!parsed.success) return [];
  const { proof, ...stated } = parsed.data;
  return proves(keys, { proof, place, text: JSON.stringify(stated) }) ? [stated] : [];
}

const confirmedPlace = "AuditEntry.confirmedRestores";
const confirmation = z.object({ restores: z.array(restoreShape), proof: z.string() });

/** For the entry of a key rotation: the audit log cannot be sealed again, so it is confirmed. */
export async function provenRestores({ db, keys }: Pick<Kernel, "db" | "keys">) {
  const restores = await readRestores(db, keys);
  return { restores, proof: keys.seal(JSON.stringify(restores), confirmedPlace) };
}

function confirmedIn(keys: Keys, details: unknown): Restore[] {
  const parsed = confirmation.safeParse(details);
  if (!parsed.success) return [];
  const { restores, proof } = parsed.data;
  return proves(keys, { proof, place: confirmedPlace, text: JSON.stringify(restores) }) ? restores : [];
}

function proves(keys: Keys, sealed: { proof: string; place: string; text: string }): boolean {
  try {
    return keys.open(sealed.proof, sealed.place) === sealed.text;
  } catch {
    return false;
  }
}

/**
 * Whether a restore gave up this head: it is the one that the restore names, or it was kept outside
 * the database before the restore. A head that was kept later is never excused.
 */
export const isGivenUp = ({ seq, hash, at }: AuditHead, restores: readonly Restore[]): boolean =>
  restores.some(
    ({ at: restoredAt, restoredHead, givenUpHead }) =>
      seq > BigInt(restoredHead?.seq ?? 0) &&
      (givenUpHead?.hash === hash || (at !== undefined && at.getTime() <= Date.parse(restoredAt))),
  );
