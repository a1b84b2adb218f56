import { basename } from "node:path";
import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Database } from "../../../adapters/database/open.ts";
import { proven, type Restore } from "../../audit/restores.ts";
import { sealAudit } from "../../audit/seal.ts";
import type { AuditHead } from "../../audit/types.ts";
import type { Keys } from "../../../core/security/secrets.ts";
import type { Manifest } from "../file/manifest.ts";
import { heldReason, heldUntil } from "./hold.ts";
import { operatorName } from "../settings.ts";

interface Settling {
  file: string;
  bytes: number;
  keys: Keys;
  manifest: Manifest;
  /** What was kept outside the database until now, and is not in the backup. */
  givenUp: AuditHead | undefined;
  startedAt: Date;
  /** How many units a destruction had stripped since the backup, and were stripped again. */
  units: number;
}

/**
 * Makes a restored database ready for use: no session of the past, nothing sent twice, and the
 * restore in the audit log. Returns the log's new head.
 */
export async function settle(
  { db }: Pick<Database, "db">,
  { file, bytes, keys, manifest, givenUp, startedAt, units }: Settling,
): Promise<{ seq: number; hash: string; at: string }> {
  const now = new Date();
  const stated: Restore = {
    at: now.toISOString(),
    by: operatorName(),
    madeAt: manifest.madeAt,
    restoredHead: manifest.auditHead,
    givenUpHead: givenUp ? { seq: Number(givenUp.seq), hash: givenUp.hash } : null,
  };
  await db.$transaction(async (tx) => {
    const { count: sessions } = await tx.session.updateMany({
      where: { endedAt: null },
      data: { endedAt: now },
    });
    const held = await hold(tx);
    await tx.auditEntry.create({
      data: {
        at: now,
        correlation: "restore",
        actorKind: "system",
        actorName: stated.by,
        action: "system.restored",
        resourceType: "system",
        details: { ...proven(keys, stated), file: basename(file), sessionsEnded: sessions, units, ...held },
      },
    });
    await tx.operationRun.create({
      data: {
        ...{ kind: "restore", state: "done", startedAt, endedAt: now, bytes, by: stated.by },
        counts: manifest.counts,
      },
    });
  });
  while ((await sealAudit({ db })) > 0);
  const { seq, hash } = await db.auditSeal.findFirstOrThrow({ orderBy: { seq: "desc" } });
  return { seq: Number(seq), hash, at: new Date().toISOString() };
}

/** What waited when the backup was made has probably been sent since then. */
async function hold(tx: Prisma.TransactionClient): Promise<{ messages: number; webhookDeliveries: number }> {
  const where = { state: { in: ["queued" as const, "sending" as const] } };
  const data = { state: "queued" as const, dueAt: heldUntil, leaseUntil: null, reason: heldReason };
  const { count: messages } = await tx.message.updateMany({ where, data });
  const { count: webhookDeliveries } = await tx.webhookDelivery.updateMany({ where, data });
  return { messages, webhookDeliveries };
}
