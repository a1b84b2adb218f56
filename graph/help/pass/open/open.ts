import type { HelpPass, HelpPassSession, Prisma } from "../../../../prisma/client/client.ts";
import type { AuditAction } from "../../../core/audit/actions.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { FormatRefusal, parse, Refusal } from "../../../core/errors.ts";
import type { Keys } from "../../../core/security/secrets.ts";
import { lockRow } from "../../../core/database/locks.sql.ts";
import { birthDatesOf } from "./birth-dates.ts";
import { linkKey, pinKey, sessionKey, shortKey } from "./keys.ts";
import {
  afterWrongPin,
  asksContact,
  codeLetters,
  gateOf,
  isSessionOpen,
  longestSessionMs,
  openForm,
  ownPinForm,
  readLetters,
} from "../rules.ts";
import { closedAtOf, endOfLifetime } from "../../../core/time/pass-end.ts";
import { says } from "../../../../shared/help/pass/sentences.ts";
import { countVisit, visitsOf } from "./visits.ts";
import { dayIn } from "../../../../shared/core/time/zone.ts";

/** A pass with the fields that decide whether it is live. */
export type Pass = Prisma.HelpPassGetPayload<{ include: typeof withRequest }>;
export const withRequest = {
  request: { select: { caseId: true, status: true, completedAt: true, firstDecidedAt: true } },
} satisfies Prisma.HelpPassInclude;

/** The live pass behind a link; undefined if it is unknown, replaced, ended or expired. */
export const findByLink = (context: Context, token: string) =>
  find(context, { tokenHash: linkKey(context.keys, token) });

/** Refuses what cannot be a short code. */
export function demandCode(typed: string): void {
  if (readLetters(typed).length !== codeLetters) throw new FormatRefusal({ code: [says.codeShape] });
}

/** The same behind a short code. An unknown code costs what a known one does. */
export async function findByCode(context: Context, code: string): Promise<Pass | undefined> {
  const pass = await find(context, { shortKey: shortKey(context.keys, code) });
  if (!pass) await context.db.emergencyRequest.findUnique({ where: { id: none }, select: { id: true } });
  return pass;
}

/** No row has this ID. */
const none = 0;

async function find(context: Context, where: Prisma.HelpPassWhereUniqueInput): Promise<Pass | undefined> {
  const row = await context.db.helpPass.findUnique({ where, include: withRequest });
  return row && isLive(context, row) ? row : undefined;
}

/** The ID with which a device that keeps a pass asks what became of it. It opens nothing. */
export const keptId = (keys: Keys, { id }: Pick<Pass, "id">) => `${id}-${keys.hash(`pass kept ${id}`)}`;

/** The live pass that a device keeps. */
export async function findKept(context: Context, kept: string): Promise<Pass | undefined> {
  const id = Number(/^(\d{1,9})-/.exec(kept)?.[1] ?? 0);
  return kept === keptId(context.keys, { id }) ? find(context, { id }) : undefined;
}

/** The pass that a browser has opened, while neither of them has ended. */
export async function findBySession(
  context: Context,
  token: string | undefined,
): Promise<{ pass: Pass; session: HelpPassSession } | undefined> {
  if (token === undefined) return undefined;
  const row = await context.db.helpPassSession.findUnique({
    where: { tokenHash: sessionKey(context.keys, token) },
    include: { pass: { include: withRequest } },
  });
  if (!row || !isSessionOpen(row, context.now()) || !isLive(context, row.pass)) return undefined;
  const { pass, ...session } = row;
  return { pass, session };
}

/** The person's own actions keep the browser open. The page's refreshes do not. */
export async function touch({ db, now }: Context, { id, passId }: HelpPassSession): Promise<void> {
  await db.helpPassSession.updateMany({ where: { id }, data: { lastSeenAt: now() } });
  await db.helpPass.updateMany({ where: { id: passId }, data: { lastReadAt: now() } });
}

export const closeSession = ({ db }: Context, { id }: HelpPassSession) =>
  db.helpPassSession.deleteMany({ where: { id } });

function isLive(context: Context, { endedAt, expiresAt, request }: Pass): boolean {
  return !endedAt && endOfPass({ expiresAt, request }) > context.now();
}

export const endOfPass = ({ expiresAt, request }: Pick<Pass, "expiresAt" | "request">): Date =>
  endOfLifetime({ expiresAt, closedAt: closedAtOf(request) });

/**
 * Opens a pass in this browser. Returns the secret for its cookie. INVALID names the PIN. Tries
 * during a lock count too, but no PIN is compared. Without a pass, the code was unknown: that takes
 * the same statements and hashes as a wrong PIN, so the time tells no code that exists.
 */
export async function openWithPin(
  context: Context,
  pass: Pass | undefined,
  form: { pin: string },
): Promise<string> {
  const { pin } = parse(openForm, form);
  const { db, keys, random, now } = context;
  const token = random.token();
  // A refusal is thrown after the transaction, so that the tries are stored.
  const refused = await db.$transaction(async (tx) => {
    // One at a time, so that concurrent tries cannot exceed the limit.
    const id = pass?.id ?? none;
    await lockRow(tx, "HelpPass", id);
    const row = await tx.helpPass.findUnique({ where: { id } });
    const typedKey = pinKey(keys, row?.tokenHash ?? "", pin);
    if (!row || row.endedAt) {
      await tx.helpPass.updateMany({ where: { id: none }, data: { tries: 0 } });
      return says.pinWrong;
    }
    const gate = gateOf(row, now());
    const tries = row.tries + 1;
    if (gate !== "open") {
      await tx.helpPass.update({ where: { id: row.id }, data: { tries } });
      return gate === "dead" ? says.pinDead : says.pinLocked;
    }
    if (typedKey !== row.pinHash) {
      const after = afterWrongPin(row, now());
      await tx.helpPass.updateMany({ where: { id: row.id }, data: { tries, ...after } });
      const next = gateOf(after, now());
      if (next === "open") return says.pinWrong;
      await recordByHolder(context, tx, row, { action: "pass.opened", outcome: "failure" });
      return next === "dead" ? says.pinDead : says.pinLocked;
    }
    await tx.helpPass.update({
      where: { id: row.id },
      data: { tries: 0, wrongPins: 0, lockedUntil: null, openedAt: row.openedAt ?? now() },
    });
    await tx.helpPassSession.deleteMany({
      where: { passId: row.id, createdAt: { lt: new Date(now().getTime() - longestSessionMs) } },
    });
    await countVisit(tx, { passId: row.id, level: 1, day: dayIn(context.zone(), now()) });
    await tx.helpPassSession.create({
      data: {
        passId: row.id,
        tokenHash: sessionKey(keys, token),
        createdAt: now(),
        lastSeenAt: now(),
        newSince: row.lastReadAt,
        asksContact: asksContact(await visitsOf(tx, row.id)),
      },
    });
    await recordByHolder(context, tx, row, { action: "pass.opened" });
    return null;
  });
  if (refused) throw new Refusal("INVALID", refused, { pin: [refused] });
  if (pass && !pass.openedAt) context.events.publish("requestChanged", { id: pass.requestId });
  return token;
}

/** The person's own PIN: the one that was handed over no longer opens the pass. */
export async function choosePin(
  context: Context,
  { pass, session }: { pass: Pass; session: HelpPassSession },
  form: { pin: string; again: string },
): Promise<void> {
  const { pin } = parse(ownPinForm(await birthDatesOf(context, pass.requestId)), form);
  await context.db.$transaction(async (tx) => {
    await tx.helpPass.updateMany({
      where: { id: pass.id, endedAt: null },
      data: { pinHash: pinKey(context.keys, pass.tokenHash, pin), isPinOwn: true },
    });
    // Browsers that were opened with the old PIN are closed.
    await tx.helpPassSession.deleteMany({ where: { passId: pass.id, id: { not: session.id } } });
    await recordByHolder(context, tx, pass, { action: "pass.pin-changed" });
  });
}

export const recordByHolder = (
  context: Context,
  tx: Prisma.TransactionClient,
  { id, requestId }: Pick<HelpPass, "id" | "requestId">,
  event: { action: AuditAction; outcome?: "failure" },
) =>
  record(tx, withoutNetwork(context), {
    ...event,
    resourceType: "request",
    resourceId: requestId,
    details: { pass: id },
    actor: { actorKind: "visitor" },
  });

/** The log does not say from which network a pass was opened or answered. */
export const withoutNetwork = (context: Context): Context => ({ ...context, ip: "" });
