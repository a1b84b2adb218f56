import { setTimeout as wait } from "node:timers/promises";
import type { MessageChannel } from "../../../prisma/client/enums.ts";
import { SendFailure } from "../../adapters/mail.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { canReportTexts, publicUrl } from "../../core/env.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import { record } from "../../core/audit/record.ts";
import { withIsolates } from "../../../shared/core/text/direction.ts";
import { asSent } from "../../core/text/gsm.ts";
import { readPhone } from "../../core/text/phone.ts";
import { bounceAddress } from "./bounce-address.ts";
import { openBody, subjectOf } from "./compose.ts";
import { announceDelivery, recordDeliveryChange } from "./delivery-changes.ts";
import { holding, onTheWay, renew } from "./in-flight.ts";
import { says } from "../../../shared/messages/communications/sentences.ts";
import {
  claimSize,
  confirmStopMs,
  maxOnTheWay,
  maxTries,
  pace,
  waitAfterSilenceMs,
  waitAfterTryMs,
  waitForKeyMs,
  type MessageKind,
  type Pace,
} from "./rules.ts";
import { claimMessages, putBackMessage, wakeMessages, type ClaimedMessage } from "./delivery.sql.ts";
import { noteTaken } from "./receipts.sql.ts";

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
  const taken = await claimMessages(context.sql, {
    now,
    lease,
    room,
    isEmailOn: context.config().emailEnabled,
    processId: context.processId,
  });
  const claimed = taken.filter(({ state }) => state === "sending");
  for (const held of taken.filter(({ state }) => state !== "sending")) await announceDelivery(context, held);
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

interface Hold {
  lost: AbortSignal;
  /** The time of the claim, by `performance.now()`. */
  askedAt: number;
  lease: number;
}

async function deliver(
  context: Context,
  message: ClaimedMessage,
  { lost, askedAt, lease }: Hold,
): Promise<void> {
  let providerId: string | undefined;
  try {
    // After a pause of the process or a slow database, the facts at the time of the claim may have
    // changed.
    const isLate = performance.now() - askedAt > askAgainAfterMs;
    if (isLate && !(await renew(context, message, lease)))
      throw new SendFailure("It was taken from this worker before it was sent.");
    providerId = await send(context, message, lost);
  } catch (error) {
    await putBack(context, message, error);
    await announceDelivery(context, message);
    return;
  }
  await noteSent(context, message, providerId);
  await announceDelivery(context, message);
  await wakeMessages(context.sql, message.channel, context.now());
}

/** Why a sent message reached no one; without a reason it was accepted by a server. */
const capturedReasons: Record<MessageChannel, string | null> = {
  email: "No mail server is set up: the mail was captured, and went nowhere.",
  sms: "No gateway for text messages is set up: the message was captured, and went nowhere.",
  phone: null,
  pass: null,
};

/**
 * Accepted is final, even if the lease expired. Without this update it would be sent again, so it
 * is retried until written.
 */
async function noteSent(
  context: Context,
  { id, channel }: ClaimedMessage,
  providerId: string | undefined,
): Promise<void> {
  const reason = (channel === "sms" ? context.sms : context.mailer).captured
    ? capturedReasons[channel]
    : null;
  const at = context.now();
  for (let tries = 1; ; tries += 1)
    try {
      await context.db.$transaction(async (tx) => {
        const change = await noteTaken(tx, { id, channel, at, providerId, reason });
        if (change) await recordDeliveryChange(context, tx, change);
      });
      return;
    } catch (error) {
      if (tries >= noteTries) throw error;
      await wait(noteAgainMs);
    }
}

const stopKind = "text-stop" satisfies MessageKind;

/** Hands the message over. Resolves with the name under which its provider reports on it. */
async function send(
  context: Context,
  message: ClaimedMessage,
  lost: AbortSignal,
): Promise<string | undefined> {
  if (message.tries > maxTries)
    throw new SendFailure("It was started again and again without an end.", "permanent");
  if (message.kind === stopKind && context.now().getTime() - message.createdAt.getTime() > confirmStopMs)
    throw new SendFailure(says.confirmedTooLate, "permanent");
  const { text, html, unsubscribe } = bodyOf(context, message);
  const { id, recipientName: name, recipientAddress: address } = message;
  const subject = subjectOf(context.env, message);
  const messageId = messageIdOf(context, id);
  if (message.channel === "sms") {
    const statusUrl = canReportTexts(context.env) ? statusHook(context.env, id) : undefined;
    return context.sms.send({ to: dialed(address), text: asSent(text), messageId, statusUrl }, lost);
  }
  const mail = { to: { name, address }, subject: withIsolates(subject), text, html, messageId, unsubscribe };
  await context.mailer.send({ ...mail, bouncesTo: bounceAddress(context, id) }, lost);
  return id;
}

/** Where the gateway reports on one message. */
const statusHook = (env: Kernel["env"], id: string) => `${publicUrl(env)}/hooks/sms/status?message=${id}`;

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

function bodyOf(context: Context, message: ClaimedMessage) {
  try {
    return openBody(context, message.bodySealed, message);
  } catch {
    throw new Sealed();
  }
}

/** Only the worker of this try may release the message; a later one has counted on. */
async function putBack(context: Context, message: ClaimedMessage, error: unknown): Promise<void> {
  const failure = error instanceof SendFailure ? error : new SendFailure("The message could not be sent.");
  if (failure !== error)
    context.log.error({ err: error, messageId: message.id }, "sending failed unexpectedly");
  const isSealed = failure instanceof Sealed;
  const over = failure.permanent || (message.tries >= maxTries && !isSealed);
  const dueAt = new Date(context.now().getTime() + pauseMs(failure, message));
  const tries = isSealed && !over ? message.tries - 1 : message.tries;
  await context.db.$transaction(async (tx) => {
    const put = await putBackMessage(sqlWithin(tx), message, {
      isOver: over,
      reason: failure.message,
      dueAt,
      tries,
    });
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

function pauseMs(failure: SendFailure, { channel, tries }: ClaimedMessage): number {
  if (failure instanceof Sealed) return waitForKeyMs;
  return failure.uncertain
    ? waitAfterSilenceMs(channel === "sms" ? "sms" : "email", tries)
    : waitAfterTryMs(tries);
}
