import type { Prisma, RedemptionTerminal } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { grants } from "../../../shared/core/access/roles.ts";
import { actorOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { guardedWrite } from "../../core/guarded-write.ts";
import type { Keys } from "../../core/security/secrets.ts";
import { linkLetters, lettersOf } from "../../core/security/secrets.ts";
import { secretHref } from "../../core/security/secret-links.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { invitationMs, terminalForm, terminalLifeMs } from "../../../shared/help/redemption/rules.ts";
import { says } from "../../../shared/help/redemption/sentences.ts";

const invitationKey = (keys: Keys, token: string) => keys.hash(`terminal link ${token}`);
const secretKey = (keys: Keys, secret: string) => keys.hash(`terminal ${secret}`);

export type Terminal = Prisma.RedemptionTerminalGetPayload<{ include: typeof withVendor }>;
const withVendor = { vendor: { select: { name: true } } } satisfies Prisma.RedemptionTerminalInclude;

/** The link is shown once and works once. */
export async function inviteTerminal(
  context: Context,
  vendorId: number,
  input: unknown,
): Promise<{ id: number; vendorId: number; href: string }> {
  admit(context.viewer, "dispatch");
  const { name } = parse(terminalForm, input);
  const { db, keys, random, now, viewer } = context;
  const token = lettersOf(random, linkLetters);
  const { id } = await db.$transaction(async (tx) => {
    const vendor = await tx.vendor.findFirst({ where: { id: vendorId, deletedAt: null } });
    if (!vendor) throw new Refusal("NOT_FOUND", says.vendorMissing);
    const terminal = await tx.redemptionTerminal.create({
      data: {
        vendorId,
        name,
        invitedHash: invitationKey(keys, token),
        invitedUntil: new Date(now().getTime() + invitationMs),
        createdBy: actorOf(viewer).actorName ?? "",
        createdAt: now(),
      },
    });
    await record(tx, context, {
      action: "terminal.invited",
      resourceType: "vendor",
      resourceId: vendorId,
      details: { terminal: terminal.id, name },
    });
    return terminal;
  });
  context.events.publish("vendorChanged", { id: vendorId });
  return { id, vendorId, href: secretHref(context.env, "redeem/join", token) };
}

/** The invitation behind a one-time link; undefined if it is unknown, used, late or removed. */
export async function findInvitation(context: Context, token: string): Promise<Terminal | undefined> {
  const row = await context.db.redemptionTerminal.findUnique({
    where: { invitedHash: invitationKey(context.keys, token) },
    include: withVendor,
  });
  return row && !row.revokedAt && (await isInvitationOpen(context, row)) ? row : undefined;
}

/**
 * Whether an unused invitation works. It ends with its time, and with the account that made it:
 * when that was disabled or removed, or may dispatch no more.
 */
export async function isInvitationOpen(
  { db, now }: Pick<Context, "db" | "now">,
  { invitedUntil, createdBy }: RedemptionTerminal,
): Promise<boolean> {
  if (invitedUntil <= now()) return false;
  const maker = await db.admin.findFirst({
    where: { username: createdBy, isActive: true },
    select: { roles: true },
  });
  return maker !== null && grants(maker.roles, "dispatch");
}

/** Makes this browser a terminal. Returns its cookie's secret, or undefined for a used link. */
export async function joinTerminal(context: Context, token: string): Promise<string | undefined> {
  const { db, keys, random, now } = context;
  const invitation = await findInvitation(context, token);
  if (!invitation) return undefined;
  const secret = random.token();
  const { id, vendorId, name } = invitation;
  const isJoined = await db.$transaction(async (tx) => {
    const { count } = await tx.redemptionTerminal.updateMany({
      where: { id, invitedHash: invitationKey(keys, token), revokedAt: null },
      data: {
        invitedHash: null,
        secretHash: secretKey(keys, secret),
        joinedAt: now(),
        lastSeenAt: now(),
        endsAt: new Date(now().getTime() + terminalLifeMs),
      },
    });
    if (count === 0) return false;
    await record(tx, context, {
      action: "terminal.joined",
      resourceType: "vendor",
      resourceId: vendorId,
      details: { terminal: id, name },
      actor: { actorKind: "visitor", actorName: name },
    });
    return true;
  });
  if (!isJoined) return undefined;
  context.events.publish("vendorChanged", { id: vendorId });
  return secret;
}

/** The terminal that this browser is, while it is one. */
export async function findTerminal(
  context: Context,
  secret: string | undefined,
): Promise<Terminal | undefined> {
  if (!secret) return undefined;
  const row = await context.db.redemptionTerminal.findUnique({
    where: { secretHash: secretKey(context.keys, secret) },
    include: withVendor,
  });
  const now = context.now();
  if (!row || row.revokedAt || !row.endsAt || row.endsAt <= now) return undefined;
  if (!row.lastSeenAt || now.getTime() - row.lastSeenAt.getTime() > minuteMs)
    await context.db.redemptionTerminal.updateMany({ where: { id: row.id }, data: { lastSeenAt: now } });
  return row;
}

/** Its device can redeem nothing from here on. CONFLICT if it was removed before. */
export function revokeTerminal(context: Context, id: number, query = {}): Promise<RedemptionTerminal> {
  admit(context.viewer, "dispatch");
  const { now, viewer } = context;
  return guardedWrite(context, "RedemptionTerminal", {
    query,
    where: { id },
    version: "by-state",
    from: { revokedAt: null },
    data: { revokedAt: now(), revokedBy: actorOf(viewer).actorName ?? "", invitedHash: null },
    missing: says.terminalMissing,
    conflict: says.terminalRevoked,
    audit: ({ before: { vendorId, name } }) => ({
      action: "terminal.revoked",
      resourceType: "vendor",
      resourceId: vendorId,
      details: { terminal: id, name },
    }),
    announce: ({ after: { vendorId } }) => context.events.publish("vendorChanged", { id: vendorId }),
  });
}
