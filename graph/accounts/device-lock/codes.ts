import type { Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { later, minutesIn } from "../../core/quotas.ts";
import { isSameText } from "../../core/security/standard-webhooks.ts";
import { composeMessage, mailLayout } from "../../messages/communications/compose.ts";
import { dayMs, hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { normaliseEmail } from "../../../shared/officers/verification/rules.ts";
import {
  codeDigits,
  codeEntry,
  codeRequest,
  codesPerDay,
  codesPerHour,
  codeValidMs,
  maxCodeTries,
  offersCodes,
} from "../../../shared/accounts/device-lock/rules.ts";
import { says } from "../../../shared/accounts/device-lock/sentences.ts";
import {
  byNewestCase,
  countEntry,
  enterWith,
  lockedIn,
  NotOpened,
  noteRefused,
  openOfficerSession,
} from "./enter.ts";
import { words } from "./words.ts";

type Tx = Prisma.TransactionClient;

/**
 * Keeps the wish for a code, and returns the handle with which this browser enters it. Nothing is
 * looked up here: a background step sends the code, or does not. So an address that is not proven
 * has the same answer, at the same time.
 */
export async function requestOfficerCode(context: Context, input: unknown): Promise<string> {
  const { db, keys, random, config } = context;
  const { email: typed } = parse(codeRequest, input);
  if (!offersCodes(config().officerUnlock)) throw new Refusal("UNPROCESSABLE", says.codesOff);
  const locked = lockedIn(context);
  const email = (locked ? await provenAddress(db, locked.officerId) : typed)?.toLowerCase();
  if (!email)
    throw locked
      ? new Refusal("UNPROCESSABLE", says.notProven)
      : new Refusal("INVALID", says.emailMissing, { email: [says.emailMissing] });
  await context.quotas.count("officerCode", context);
  const emailKey = normaliseEmail(email);
  const sessionId = locked?.sessionId ?? null;
  const handle = random.token();
  const createdAt = context.now();
  await db.$transaction(async (tx) => {
    await demandFewCodes(tx, context, { emailKey, sessionId });
    await tx.officerCode.create({
      data: {
        ...{ handleHash: keys.hash(handle), email, emailKey, sessionId, createdAt },
        language: context.language,
        expiresAt: new Date(createdAt.getTime() + codeValidMs),
      },
    });
  });
  context.events.publish("workWaiting", { kind: "officer-code" });
  return handle;
}

/** Counted one at a time, for known and unknown addresses alike. */
async function demandFewCodes(
  tx: Tx,
  { now }: Context,
  { emailKey, sessionId }: { emailKey: string; sessionId: number | null },
) {
  await lockName(tx, `officer-code:${sessionId ?? emailKey}`);
  const whose = sessionId === null ? { emailKey, sessionId } : { sessionId };
  for (const [most, windowMs] of [
    [codesPerHour, hourMs],
    [codesPerDay, dayMs],
  ] as const) {
    const row = await tx.officerCode.findFirst({
      where: { ...whose, createdAt: { gt: new Date(now().getTime() - windowMs) } },
      orderBy: { createdAt: "desc" },
      skip: most - 1,
      select: { createdAt: true },
    });
    if (!row) continue;
    const waitMs = row.createdAt.getTime() + windowMs - now().getTime();
    throw later(new Refusal("RATE_LIMITED", says.tooManyCodes({ minutes: minutesIn(waitMs) })), waitMs);
  }
}

const maxPerRound = 20;

/**
 * A background step: sends the codes that were asked for to addresses that were proven. One that
 * fails is tried again in the next round, and does not delay the others. Returns 0, because it
 * leaves nothing that could be done at once.
 */
export async function mailOfficerCodes(context: Context): Promise<number> {
  const failed: string[] = [];
  let mailed = 0;
  for (;;) {
    const due = await context.db.officerCode.findMany({
      where: { handledAt: null, expiresAt: { gt: context.now() }, handleHash: { notIn: failed } },
      orderBy: { createdAt: "asc" },
      take: maxPerRound,
    });
    for (const row of due)
      try {
        if (await mailOne(context, row)) mailed += 1;
      } catch (error) {
        failed.push(row.handleHash);
        context.log.error({ err: error }, "an officer's code was not sent; it is tried again");
      }
    if (due.length < maxPerRound) break;
  }
  if (mailed > 0) context.events.publish("workWaiting", { kind: "message" });
  return 0;
}

type StoredCode = Prisma.OfficerCodeGetPayload<object>;

async function mailOne(context: Context, { handleHash, email, sessionId, language }: StoredCode) {
  const { db, keys, random, config } = context;
  return db.$transaction(async (tx) => {
    const code = String(random.between(0, 10 ** codeDigits - 1)).padStart(codeDigits, "0");
    const officer = offersCodes(config().officerUnlock)
      ? await findProven(tx, { email, sessionId })
      : undefined;
    const codeHash = officer ? codeKey(keys, handleHash, code) : null;
    const { count } = await tx.officerCode.updateMany({
      where: { handleHash, handledAt: null },
      data: { handledAt: context.now(), codeHash },
    });
    if (count === 0 || !officer) return false;
    const t = words(language).code;
    const message = composeMessage(context, {
      kind: "officer-code",
      channel: "email",
      recipientType: "officer",
      recipientName: officer.name,
      recipientAddress: officer.email,
      subject: t.subject,
      ...mailLayout({
        title: t.subject,
        paragraphs: [t.code(code), t.valid(codeValidMs / minuteMs), t.notYou],
        language,
      }),
    });
    await tx.message.create({ data: message });
    await record(tx, context, {
      action: "officer.code-mailed",
      resourceType: "officer",
      resourceId: officer.id,
      details: { for: sessionId === null ? "another device" : "unlocking" },
      actor: { actorKind: "system" },
    });
    return true;
  });
}

/**
 * The officer of a proven address: the one of the locked session, else the one with the newest
 * case. Each has proven it, so all of them have this mailbox.
 */
async function findProven(tx: Tx, { email, sessionId }: Pick<StoredCode, "email" | "sessionId">) {
  const session = sessionId === null ? null : await tx.session.findUnique({ where: { id: sessionId } });
  if (sessionId !== null && !session?.officerId) return undefined;
  const rows = await byNewestCase(tx, {
    provenEmail: { equals: email, mode: "insensitive" },
    ...(session?.officerId && { id: session.officerId }),
  });
  return rows.find((row) => row.email === row.provenEmail && row.email.toLowerCase() === email);
}

async function provenAddress(db: Tx, officerId: number): Promise<string | undefined> {
  const { email, provenEmail } = await db.officer.findUniqueOrThrow({ where: { id: officerId } });
  return email === provenEmail ? email : undefined;
}

/**
 * Opens the officer's session with the code from the email. Every failure has the same sentence.
 * A code belongs to the browser that asked for it, has five tries, and works once.
 */
export async function enterOfficerCode(context: Context, input: unknown): Promise<void> {
  const { db, keys, now, config } = context;
  const { handle, code } = parse(codeEntry, input);
  if (!offersCodes(config().officerUnlock)) throw new Refusal("UNPROCESSABLE", says.codesOff);
  await countEntry(context);
  const handleHash = keys.hash(handle);
  const sessionId = lockedIn(context)?.sessionId ?? null;
  // Counted before the code is compared, so that tries at once cannot exceed the limit.
  const { count } = await db.officerCode.updateMany({
    where: { handleHash, sessionId, tries: { lt: maxCodeTries }, expiresAt: { gt: now() } },
    data: { tries: { increment: 1 } },
  });
  const asked = count === 1 ? await db.officerCode.findUnique({ where: { handleHash } }) : null;
  if (!asked?.codeHash || !isSameText(asked.codeHash, codeKey(keys, handleHash, code))) {
    await noteRefused(context, { officerId: null, way: "code", reason: asked ? "wrong code" : "no code" });
    throw wrongCode();
  }
  await enterWith(context, {
    officerId: (await findProven(db, asked))?.id ?? null,
    way: "code",
    open: async (tx) => {
      const used = await tx.officerCode.updateMany({
        where: { handleHash, codeHash: asked.codeHash, expiresAt: { gt: now() } },
        // The row stays for the limit.
        data: { codeHash: null, expiresAt: now() },
      });
      if (used.count === 0) throw new NotOpened("used before");
      const officer = await findProven(tx, asked);
      if (!officer) throw new NotOpened("the address is no longer proven");
      return openOfficerSession(context, tx, { officerId: officer.id, way: "code" });
    },
    refusal: wrongCode,
  });
}

/** A background step: deletes what no limit counts any longer, and links that no one opened. */
export async function sweepOfficerCodes({ db, now }: Context): Promise<number> {
  const dayAgo = new Date(now().getTime() - dayMs);
  await db.officerCode.deleteMany({ where: { createdAt: { lt: dayAgo } } });
  await db.officerEmailProof.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  return 0;
}

const codeKey = (keys: Context["keys"], handleHash: string, code: string) =>
  keys.hash(`officer code ${handleHash} ${code}`);

const wrongCode = () => new Refusal("INVALID", says.codeWrong, { code: [says.codeWrong] });
