import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { record } from "../../../core/audit/record.ts";
import { isAnyAdmin } from "../../../core/access/viewer.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { shareSuperAdmin } from "../../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;

/** The active API keys. */
export const livingKeys = (now: Date) =>
  ({ revokedAt: null, expiresAt: { gt: now } }) satisfies Prisma.ApiKeyWhereInput;

/** Locks the account for this transaction and returns whether it may own API keys. */
export const mayHoldKeys = (tx: Tx, adminId: number): Promise<boolean> => shareSuperAdmin(tx, adminId);

export interface KeysAfter {
  ended: number[];
  kept: number[];
}

/**
 * Revokes the API keys of an account that loses its rights. Those in `keep` move to the acting
 * super admin, who saw them listed. CONFLICT if one of them is no longer an active key of this
 * account.
 */
export async function endKeysOf(
  context: Context,
  tx: Tx,
  { id, username }: { id: number; username: string },
  keep: readonly number[],
): Promise<KeysAfter> {
  const { viewer, now } = context;
  if (!isAnyAdmin(viewer)) return { ended: [], kept: [] };
  const keys = await tx.apiKey.findMany({
    where: { adminId: id, ...livingKeys(now()) },
    select: { id: true, name: true },
    orderBy: { id: "asc" },
  });
  const kept = keys.filter((key) => keep.includes(key.id));
  if (kept.length !== new Set(keep).size) throw new Refusal("CONFLICT", says.keysChanged);
  if (kept.length > 0 && !(await mayHoldKeys(tx, viewer.adminId)))
    throw new Refusal("CONFLICT", says.keysChanged);
  const ended = keys.filter((key) => !kept.includes(key));
  const idsOf = (some: typeof keys) => some.map((key) => key.id);
  await tx.apiKey.updateMany({ where: { id: { in: idsOf(kept) } }, data: { adminId: viewer.adminId } });
  await tx.apiKey.updateMany({
    where: { id: { in: idsOf(ended) } },
    data: { revokedAt: now(), revokedBy: viewer.username },
  });
  for (const key of keys)
    await record(tx, context, {
      action: ended.includes(key) ? "api-key.revoked" : "api-key.taken-over",
      resourceType: "api-key",
      resourceId: key.id,
      details: { name: key.name, account: username },
    });
  return { ended: idsOf(ended), kept: idsOf(kept) };
}
