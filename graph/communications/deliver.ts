import { setTimeout as wait } from "node:timers/promises";
import type { MessageChannel } from "../../prisma/client/enums.ts";
import { SendFailure } from "../adapters/mail.ts";
import type { Context, Kernel } from "../core/context.ts";
import { publicUrl } from "../core/env.ts";
import { sqlWithin, type Statement } from "../core/sql.ts";
import { record } from "../core/audit/record.ts";
import { readPhone } from "../core/phone.ts";
import { announceCase } from "../core/announce-case.ts";
import { openBody } from "./compose.ts";
import { holding, onTheWay, renew } from "./in-flight.ts";
import {
  claimSize,
  longestWaitMs,
  maxOnTheWay,
  maxTries,
  pace,
  waitAfterTryMs,
  waitForKeyMs,
  type Pace,
} from "./rules.shared.ts";
import { reasonToHold } from "./send-guard.ts";
import { inboxChange } from "./watch.ts";

/** Until an unreachable database is back. */
const noteAgainMs = 1000;
const noteTries = 600;
/** If claiming took longer than this, the claim is checked again right before sending. */
const askAgainAfterMs = 1000;

/**
 * Starts sending what waits in the outbox and returns the number of claimed messages. A message is
 * claimed with a lease that is renewed while it is sent, so workers never send the same one, and a
 * dead worker is replaced. A crash between the server's "250" and the row's `sent` sends it again,
 * with the same Message-ID. A round does not wait for slow servers: late messages continue
 * alongside the next one.
 */
export async function deliverDue(context: Context, clocks: Pace = pace): Promise<number> {
  const room = Math.min(claimSize, maxOnTheWay - onTheWay(context).size);
  if (room <= 0) return 0;
  const now = context.now();
  const lease = new Date(now.getTime() + clocks.lease);
  const askedAt = performance.now();
  const taken = await context.sql<Claimed>(claimDue, [
    ...[now, lease, context.config().emailEnabled, room],
    context.processId,
  ]);
  const claimed = taken.filter(({ state }) => state === "sending");
  for (const held of taken.filter(({ state }) => state === "failed")) await tell(context, held);
  const all = claimed.map((message) =>
    holding(
      context,
      message,
      (lost) => deliver(context, message, { lost, askedAt, lease: clocks.lease }),
      clocks,
    ).catch((error: unknown) =>
      context.log.error(
        { err: error, messageId: message.id },
        "a message stays as it is until its lease ends",
      ),
    ),
  );
  await Promise.race([Promise.all(all), wait(clocks.round, undefined, { ref: false })]);
  return taken.length;
}

/** `<id@host>`: derived from the row, so the same on every try. */
export const messageIdOf = ({ env }: Pick<Kernel, "env">, id: string) =>
  `<${id}@${new URL(publicUrl(env)).hostname}>`;

interface Claimed {
  id: string;
  /** `failed` if it may no longer be sent. */
  state: "sending" | "failed";
  channel: MessageChannel;
  recipientName: string;
  recipientAddress: string;
  subject: string;
  bodySealed: string;
  tries: number;
  requestId: number | null;
  verificationId: number | null;
  letterId: number | null;
}

const claimDue: Statement = {
  name: "message-claim",
  text: `
    WITH due AS MATERIALIZED (
      SELECT "id" FROM "Message"
      WHERE (("state" = 'queued' AND "dueAt" <= $1) OR ("state" = 'sending' AND "leaseUntil" <= $1)) AND ("channel" <> 'email' OR $3)
      ORDER BY "dueAt", "createdAt" LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
    ), asked AS MATERIALIZED (SELECT m."id", ${reasonToHold("m")} AS "held" FROM "Message" m WHERE m."id" IN (SELECT "id" FROM due))
    UPDATE "Message" m SET "state" = CASE WHEN a."held" IS NULL THEN 'sending' ELSE 'failed' END::"MessageState",
      "leaseUntil" = CASE WHEN a."held" IS NULL THEN $2::timestamptz END, "leasedBy" = $5, "reason" = coalesce(a."held", m."reason"),
      "tries" = m."tries" + CASE WHEN a."held" IS NULL THEN 1 ELSE 0 END
    FROM asked a WHERE m."id" = a."id"
    RETURNING m."id"::text AS "id", m."state"::text AS "state", m."channel"::text AS "channel", m."recipientName", m."recipientAddress", m."subject", m."bodySealed", m."tries", m."requestId", m."verificationId", m."letterId"`,
};

/**
 * Messages that waited for the server, not for their own address, are sent as soon as it is back.
 */
const wakeUnreachable: Statement = {
  name: "message-wake",
  text: `UPDATE "Message" SET "dueAt" = $1 WHERE "state" = 'queued' AND "channel"::text = $2 AND "dueAt" > $1 AND "reason" LIKE '%could not be reached.'`,
};

interface Hold {
  lost: AbortSignal;
  /** The time of the claim, by `performance.now()`. */
  askedAt: number;
  lease: number;
}

async function deliver(context: Context, message: Claimed, { lost, askedAt, lease }: Hold): Promise<void> {
  try {
    // After a pause of the process or a slow database, the facts at the time of the claim may have
    // changed.
    const isLate = performance.now() - askedAt > askAgainAfterMs;
    if (isLate && !(await renew(context, message, lease)))
      throw new SendFailure("It was taken from this worker before it was sent.");
    await send(context, message, lost);
  } catch (error) {
    await putBack(context, message, error);
    await tell(context, message);
    return;
  }
  await noteSent(context, message);
  await tell(context, message);
  await context.sql(wakeUnreachable, [context.now(), message.channel]);
}

/** Open letters, the inbox and the request's current owner show the delivery state. */
async function tell(context: Context, { id, requestId, verificationId, letterId }: Claimed) {
  const { events } = context;
  events.publish("inboxChanged", inboxChange("message", id));
  if (letterId !== null && requestId !== null) events.publish("requestChanged", { id: requestId });
  // The message was sent: a screen that misses this is current at its next read.
  if (verificationId !== null) await announceCase(context, verificationId).catch(() => {});
}

/** Why a sent message reached no one; without a reason it was accepted by a server. */
const capturedReasons: Record<MessageChannel, string | null> = {
  email: "No mail server is set up: the mail was captured, and went nowhere.",
  sms: "No gateway for text messages is set up: the message was captured, and went nowhere.",
  phone: null,
};

/**
 * Accepted is final, even if the lease expired. Without this update it would be sent again, so it
 * is retried until written.
 */
async function noteSent(context: Context, { id, channel }: Claimed): Promise<void> {
  const reason = (channel === "sms" ? context.sms : context.mailer).captured
    ? capturedReasons[channel]
    : null;
  const sent = { state: "sent", sentAt: context.now(), leaseUntil: null, reason } as const;
  for (let tries = 1; ; tries += 1)
    try {
      await context.db.message.updateMany({ where: { id, state: { not: "sent" } }, data: sent });
      return;
    } catch (error) {
      if (tries >= noteTries) throw error;
      await wait(noteAgainMs);
    }
}

async function send(context: Context, message: Claimed, lost: AbortSignal): Promise<void> {
  if (message.tries > maxTries)
    throw new SendFailure("It was started again and again without an end.", "permanent");
  const { text, html } = bodyOf(context, message);
  const messageId = messageIdOf(context, message.id);
  const { recipientName: name, recipientAddress: address, subject } = message;
  if (message.channel === "sms") return context.sms.send({ to: dialed(address), text, messageId }, lost);
  return context.mailer.send({ to: { name, address }, subject, text, html, messageId }, lost);
}

/** A gateway accepts only E.164 numbers. Others can never be sent. */
function dialed(phone: string): string {
  const read = readPhone(phone);
  if (!read) throw new SendFailure("This is not a complete telephone number.", "permanent");
  return read.e164;
}

/**
 * The stored text was sealed with another key. The message waits for the key, and no try is
 * counted.
 */
class Sealed extends SendFailure {
  constructor() {
    super("The stored text cannot be opened: it was sealed with another SECRET_KEY.");
  }
}

function bodyOf(context: Context, message: Claimed) {
  try {
    return openBody(context, message.bodySealed);
  } catch {
    throw new Sealed();
  }
}

/** Only the worker of this try may release the message; a later one has counted on. */
async function putBack(context: Context, message: Claimed, error: unknown): Promise<void> {
  const failure = error instanceof SendFailure ? error : new SendFailure("The message could not be sent.");
  if (failure !== error)
    context.log.error({ err: error, messageId: message.id }, "sending failed unexpectedly");
  const isSealed = failure instanceof Sealed;
  const over = failure.permanent || (message.tries >= maxTries && !isSealed);
  const dueAt = new Date(context.now().getTime() + pauseMs(failure, message.tries));
  const tries = isSealed && !over ? message.tries - 1 : message.tries;
  const values = [message.id, message.tries, over, failure.message, dueAt, tries];
  await context.db.$transaction(async (tx) => {
    const [put] = await sqlWithin(tx)<{ state: string; reason: string }>(putBackMessage, values);
    if (put?.state !== "failed") return;
    await record(tx, context, {
      action: "message.failed",
      resourceType: "message",
      resourceId: message.id,
      outcome: "failure",
      details: { reason: put.reason, tries: message.tries },
      actor: { actorKind: "system" },
    });
  });
}

/** A message that may no longer be sent is not retried. */
const putBackMessage: Statement = {
  name: "message-put-back",
  text: `WITH asked AS MATERIALIZED (SELECT m."id", ${reasonToHold("m")} AS "held" FROM "Message" m WHERE m."id" = $1::uuid)
    UPDATE "Message" m SET "state" = CASE WHEN $3::boolean OR a."held" IS NOT NULL THEN 'failed' ELSE 'queued' END::"MessageState",
      "leaseUntil" = NULL, "reason" = coalesce(a."held", $4::text), "dueAt" = $5::timestamptz, "tries" = $6::int
    FROM asked a WHERE m."id" = a."id" AND m."state" = 'sending' AND m."tries" = $2::int
    RETURNING m."state"::text AS "state", m."reason"`,
};

/** A message that may have been delivered is not retried soon. */
function pauseMs(failure: SendFailure, tries: number): number {
  if (failure instanceof Sealed) return waitForKeyMs;
  return failure.uncertain ? longestWaitMs : waitAfterTryMs(tries);
}
