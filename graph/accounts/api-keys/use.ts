import type { Admin, ApiKey } from "../../../prisma/client/client.ts";
import type { Scope } from "../../../shared/core/access/trust.ts";
import type { AdminViewer } from "../../core/access/viewer.ts";
import type { Call, Kernel } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { tokenIn } from "../../core/sessions/cookies.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { isWithin } from "./networks.ts";
import { keyShape } from "../../../shared/accounts/api-keys/rules.ts";
import { says } from "../../../shared/accounts/api-keys/sentences.ts";
import { hashOfKey } from "./service.ts";

/**
 * The key in `Authorization: Bearer sv_…`; undefined if there is none. Other kinds of authorization
 * are ignored.
 */
export const keyIn = (authorization: string | undefined): string | undefined =>
  /^Bearer\s+(sv_\S*)\s*$/i.exec(authorization ?? "")?.[1];

interface KeyCall {
  key: string;
  cookies: string | undefined;
  /** As documented: `GET /api/emergency-requests/{id}`. */
  name: string;
  /** The scopes that the call requires. Empty for a call that no key can make. */
  scopes: readonly Scope[];
}

/**
 * The viewer for an API call with a matching scope: an administrator without account and session,
 * logged as the system. Read again for each call, so that a revoked key, or one whose account lost
 * its rights, works in no process.
 */
export async function viewerOfKey(
  kernel: Kernel,
  call: Call,
  { key, cookies, name, scopes }: KeyCall,
): Promise<{ viewer: AdminViewer; isOpen: boolean; demandOpen: () => void }> {
  if (tokenIn(kernel, cookies) !== undefined) throw new Refusal("INVALID", says.keyAndCookie);
  const now = kernel.now();
  const row = await readKey(kernel, key);
  if (!row) throw new Refusal("UNAUTHENTICATED", says.keyWrong);
  await kernel.quotas.countOne("apiKey", {
    ...{ key: String(row.id), sentence: says.tooManyCalls, rates: call.rates },
  });
  const isFromElsewhere = row.networks.length > 0 && !isWithin(call.ip, row.networks);
  const lacking = scopes.find((scope) => !row.scopes.includes(scope));
  const isOpen = scopes.length > 0 && lacking === undefined && !isFromElsewhere;
  const aMinuteAgo = new Date(now.getTime() - minuteMs);
  // A refused call does not count as a use of the key; the audit log records it.
  if (isOpen && (!row.lastUsedAt || row.lastUsedAt < aMinuteAgo))
    await kernel.db.apiKey.updateMany({
      where: { id: row.id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: aMinuteAgo } }] },
      data: { lastUsedAt: now, lastUsedIp: call.ip },
    });
  const viewer: AdminViewer = {
    kind: "admin",
    sessionId: 0,
    adminId: -row.id,
    username: `${row.name} (API key)`,
    roles: ["admin"],
    emailKey: "",
    agencies: row.agencyId === null ? null : [row.agencyId],
    shownAgency: null,
    owes: null,
    tool: { keyId: row.id, scopes: row.scopes, owner: row.admin, body: row.body, agreement: row.agreement },
  };
  return {
    viewer,
    isOpen,
    demandOpen() {
      if (isFromElsewhere) throw new Refusal("FORBIDDEN", says.notFromHere);
      if (scopes.length === 0) throw new Refusal("FORBIDDEN", says.callClosed({ call: name }));
      if (lacking) throw new Refusal("FORBIDDEN", says.scopeLacking({ call: name, scope: lacking }));
    },
  };
}

/** A key, and the super administrator who answers for it. */
interface KeyOfAdmin extends ApiKey {
  admin: Pick<Admin, "username" | "emailKey">;
}

/** The row of a key that works now; null if it was revoked, or its account lost its rights. */
export async function readKey(kernel: Kernel, key: string): Promise<KeyOfAdmin | null> {
  if (!keyShape.test(key)) return null;
  const row = await kernel.db.apiKey.findUnique({
    where: {
      keyHash: hashOfKey(kernel, key),
      admin: { isActive: true, roles: { has: "super_admin" }, programWide: true },
    },
    include: { admin: { select: { username: true, emailKey: true } } },
    relationLoadStrategy: "join",
  });
  if (!row?.admin || row.revokedAt || row.expiresAt <= kernel.now()) return null;
  return { ...row, admin: row.admin };
}
