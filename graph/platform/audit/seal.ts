import { createHash } from "node:crypto";
import type { AuditEntry } from "../../../prisma/client/client.ts";
import type { Kernel } from "../../core/context.ts";
import type { Keys } from "../../core/security/secrets.ts";
import type { AuditHead } from "./types.ts";
import { isGivenUp, readRestores, type Restore } from "./restores.ts";
import { lockName } from "../../core/database/locks.sql.ts";

const batch = 500;

/**
 * Chains the unsealed rows: each seal's hash covers the row and the previous seal. Sealing runs
 * behind the writes, so writers never wait for each other, and a late commit is sealed later.
 * Returns the number of sealed rows.
 */
export async function sealAudit({ db }: Pick<Kernel, "db">): Promise<number> {
  return db.$transaction(async (tx) => {
    await lockName(tx, "audit-seal");
    const entries = await tx.auditEntry.findMany({
      where: { seal: null },
      orderBy: { id: "asc" },
      take: batch,
    });
    const last = await tx.auditSeal.findFirst({ orderBy: { seq: "desc" } });
    let previousHash = last?.hash ?? genesis;
    let seq = last?.seq ?? 0n;
    const seals = entries.map((entry) => {
      const hash = hashOf(entry, previousHash);
      const seal = { seq: (seq += 1n), entryId: entry.id, previousHash, hash };
      previousHash = hash;
      return seal;
    });
    await tx.auditSeal.createMany({ data: seals });
    return seals.length;
  });
}

/** What System status and the daily email say, also after `npm run audit:verify`. */
export const auditBroken = (broken: string) => `The audit log is not as it was written: ${broken}.`;

/**
 * Verifies the chain from its start. `broken` is the first row that was changed, removed or
 * reordered. A truncated end is found only with a head that was stored outside the database. A head
 * that a restore gave up is not expected; with the keys, `restores` names those restores.
 */
export async function verifyAudit(
  { db, keys }: Pick<Kernel, "db"> & { keys?: Keys | undefined },
  heads: readonly AuditHead[] = [],
  { onProgress, signal }: { onProgress?: (sealed: number) => void; signal?: AbortSignal } = {},
): Promise<{ sealed: number; unsealed: number; restores?: Restore[]; broken?: string }> {
  const restores = await readRestores(db, keys);
  const kept = heads.filter((head) => !isGivenUp(head, restores));
  let previousHash = genesis;
  let seq = 0n;
  for (;;) {
    signal?.throwIfAborted();
    onProgress?.(Number(seq));
    const seals = await db.auditSeal.findMany({
      where: { seq: { gt: seq } },
      orderBy: { seq: "asc" },
      take: 2000,
      include: { entry: true },
    });
    for (const seal of seals) {
      if (seal.seq !== seq + 1n) return report(seq, `seal ${seq + 1n} is missing`);
      // The client's type says it exists, but a person who disabled the triggers may have removed
      // it.
      if ((seal.entry as AuditEntry | null) === null)
        return report(seq, `entry ${seal.entryId} (seal ${seal.seq}) is missing`);
      if (seal.previousHash !== previousHash || seal.hash !== hashOf(seal.entry, previousHash))
        return report(seq, `entry ${seal.entryId} (seal ${seal.seq}) was changed`);
      if (kept.some((head) => head.seq === seal.seq && head.hash !== seal.hash))
        return report(seq, `seal ${seal.seq} is not the one that was kept outside the database`);
      previousHash = seal.hash;
      seq = seal.seq;
    }
    if (seals.length === 0) break;
  }
  const newest = kept.reduce((most, head) => (head.seq > most ? head.seq : most), 0n);
  if (newest <= seq) return report(seq);
  return report(
    seq,
    `everything after seal ${seq} was cut off: a head kept outside the database is seal ${newest}`,
  );

  async function report(sealed: bigint, broken?: string) {
    const unsealed = await db.auditEntry.count({ where: { seal: null } });
    return {
      sealed: Number(sealed),
      unsealed,
      ...(restores.length > 0 && { restores }),
      ...(broken && { broken }),
    };
  }
}

const genesis = "0".repeat(64);

function hashOf(entry: AuditEntry, previousHash: string) {
  const {
    id,
    at,
    correlation,
    actorKind,
    actorId,
    actorName,
    action,
    resourceType,
    resourceId,
    outcome,
    ip,
    details,
  } = entry;
  const row = [
    String(id),
    at.toISOString(),
    correlation,
    actorKind,
    actorId,
    actorName,
    action,
    resourceType,
    resourceId,
    outcome,
    ip,
    sorted(details),
  ];
  return createHash("sha256").update(previousHash).update(JSON.stringify(row)).digest("hex");
}

/** JSONB does not keep the order of keys, so the hash must not depend on it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
