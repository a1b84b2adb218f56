import type { NetworkBlock, Prisma } from "../../../prisma/client/client.ts";
import { demandRecentPassword } from "../../accounts/admins/sign-in/password-again.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { networkOf, plainAddress, readAddress } from "../../core/http/network-of.ts";
import { announceEnded } from "../../core/sessions/lock.ts";
import { endSessionsWhere } from "../../core/sessions/sessions.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { blockForm, isLoopbackAddress, reasonForm } from "../../../shared/desk/activity/rules.ts";
import { says } from "../../../shared/desk/activity/sentences.ts";
import { lockName } from "../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;

/**
 * Blocks the address's network: no one can sign in or send anything from there until the block
 * expires or an administrator ends it. Sessions from there stay open but cannot write.
 */
export async function blockNetwork(context: Context, address: string, input: unknown): Promise<NetworkBlock> {
  const { viewer } = context;
  admit(viewer, "manageSecurity");
  const { reason, minutes, isForced } = parse(blockForm, input);
  const ip = addressIn(address);
  const network = networkOf(ip);
  if (network === networkOf(context.ip)) throw new Refusal("CONFLICT", says.ownAddress);
  if (isLoopbackAddress(ip) && !isForced) throw new Refusal("UNPROCESSABLE", says.thisMachine);
  await demandRecentPassword(context);
  const now = context.now();
  const block = await context.db.$transaction(async (tx) => {
    await lock(tx);
    const known = await tx.networkBlock.count({ where: { network, endedAt: null, until: { gt: now } } });
    if (known) throw new Refusal("CONFLICT", says.alreadyBlocked);
    const until = new Date(now.getTime() + minutes * minuteMs);
    const made = await tx.networkBlock.create({
      data: { network, reason, blockedBy: viewer.username, createdAt: now, until },
    });
    await record(tx, context, {
      action: "network.blocked",
      resourceType: "network",
      resourceId: network,
      details: { reason, minutes, until: until.toISOString() },
    });
    return made;
  });
  return announced(context, block);
}

/** Ends a block before its time. */
export async function unblockNetwork(context: Context, id: number): Promise<NetworkBlock> {
  const { viewer } = context;
  admit(viewer, "manageSecurity");
  await demandRecentPassword(context);
  const now = context.now();
  const block = await context.db.$transaction(async (tx) => {
    const data = { endedAt: now, endedBy: viewer.username };
    const { count } = await tx.networkBlock.updateMany({
      where: { id, endedAt: null, until: { gt: now } },
      data,
    });
    const row = await tx.networkBlock.findUnique({ where: { id } });
    if (!row) throw new Refusal("NOT_FOUND", says.noSuchBlock);
    if (count === 0) throw new Refusal("CONFLICT", says.blockOver);
    await record(tx, context, {
      action: "network.unblocked",
      resourceType: "network",
      resourceId: row.network,
      details: { reason: row.reason },
    });
    return row;
  });
  return announced(context, block);
}

export interface AddressSession {
  id: number;
  kind: string;
  who: string | null;
  lastSeenAt: Date;
  createdAt: Date;
  isOwn: boolean;
}

/** The live sessions that were opened from an address. */
export async function sessionsFrom(context: Context, address: string): Promise<AddressSession[]> {
  admit(context.viewer, "manageSecurity");
  const { sessionId } = context.viewer;
  const rows = await context.db.session.findMany({
    where: { ip: addressIn(address), endedAt: null, expiresAt: { gt: context.now() } },
    include: {
      admin: { select: { username: true } },
      officer: { select: { name: true, badgeNumber: true } },
    },
    orderBy: { lastSeenAt: "desc" },
    take: 100,
  });
  return rows.map(({ id, kind, admin, officer, lastSeenAt, createdAt }) => ({
    id,
    kind,
    who: admin?.username ?? (officer ? `${officer.name} (${officer.badgeNumber})` : null),
    lastSeenAt,
    createdAt,
    isOwn: id === sessionId,
  }));
}

/** Ends one session of any account. */
export async function endOneSession(context: Context, id: number, input: unknown): Promise<{ id: number }> {
  admit(context.viewer, "manageSecurity");
  const { reason } = parse(reasonForm, input);
  if (id === context.viewer.sessionId) throw new Refusal("CONFLICT", says.ownSession);
  await demandRecentPassword(context);
  await context.db.$transaction(async (tx) => {
    const data = { endedAt: context.now() };
    const { count } = await tx.session.updateMany({ where: { id, endedAt: null }, data });
    if (count === 0 && (await tx.session.count({ where: { id } })) === 0)
      throw new Refusal("NOT_FOUND", says.noSuchSession);
    if (count === 0) throw new Refusal("CONFLICT", says.sessionOver);
    await record(tx, context, {
      action: "session.ended",
      resourceType: "session",
      resourceId: id,
      details: { reason },
    });
  });
  announceEnded(context, [id]);
  return { id };
}

/** Ends every session that was opened from an address, except the caller's. */
export async function endSessionsFrom(context: Context, address: string, input: unknown): Promise<number> {
  const { viewer } = context;
  admit(viewer, "manageSecurity");
  const { reason } = parse(reasonForm, input);
  const ip = addressIn(address);
  await demandRecentPassword(context);
  const ended = await context.db.$transaction(async (tx) => {
    const ids = await endSessionsWhere(context, tx, { ip, id: { not: viewer.sessionId } });
    await record(tx, context, {
      action: "network.sessions-ended",
      resourceType: "network",
      resourceId: ip,
      details: { reason, sessionsEnded: ids.length },
    });
    return ids;
  });
  announceEnded(context, ended);
  return ended.length;
}

/** As the log and the sessions store it. */
function addressIn(written: string): string {
  const ip = plainAddress(written);
  if (!readAddress(ip)) throw new Refusal("INVALID", says.noAddress, { ipAddress: [says.noAddress] });
  return ip;
}

const lock = (tx: Tx) => lockName(tx, "network-blocks");

/** This process applies it at once; the others are notified. */
async function announced(context: Context, block: NetworkBlock): Promise<NetworkBlock> {
  await context.blocks.refresh().catch(() => {});
  context.events.publish("blocksChanged", { network: block.network });
  return block;
}
