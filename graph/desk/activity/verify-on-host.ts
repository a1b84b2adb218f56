import * as z from "zod";
import type { Database } from "../../adapters/database/open.ts";
import { restoreShape } from "../../platform/audit/restores.ts";
import { auditBroken, verifyAudit } from "../../platform/audit/seal.ts";
import { proveOnHost, provenShape } from "../../platform/backup/prove.ts";
import type { Keys } from "../../core/security/secrets.ts";

/** What `npm run audit:verify` asks for. */
export const auditQuestion = z.object({
  by: z.string(),
  /** Heads that are stored outside the database. */
  heads: z.array(z.object({ seq: z.coerce.bigint(), hash: z.string(), at: z.coerce.date().optional() })),
});

export const auditAnswer = z.object({
  ...provenShape.shape,
  sealed: z.number(),
  unsealed: z.number(),
  restores: z.array(restoreShape).optional(),
  broken: z.string().optional(),
});

/** Verifies the audit chain for a command on this machine. */
export const verifyAuditOnHost = (
  { db, pool }: Pick<Database, "db" | "pool">,
  keys: Keys | undefined,
  { by, heads }: z.output<typeof auditQuestion>,
): Promise<z.output<typeof auditAnswer>> =>
  proveOnHost(pool, { kind: "audit", by }, async () => {
    const found = await verifyAudit({ db, keys }, heads);
    const { sealed, broken } = found;
    return { found, proof: { counts: { AuditEntry: sealed }, reason: broken ? auditBroken(broken) : null } };
  });
