import { setTimeout as wait } from "node:timers/promises";
import type { MessageChannel } from "../../prisma/client/enums.ts";
import { SendFailure } from "../adapters/mail.ts";
import type { Context, Kernel } from "../core/context.ts";
import { publicUrl } from "../core/env.ts";
import type { Statement } from "../core/sql.ts";
import { record } from "../core/audit/record.ts";
import { readPhone } from "../core/phone.ts";
import { openBody } from "./compose.ts";
import { holding, onTheWay } from "./on-the-way.ts";
import {
  claimSize,
  longestWaitMs,
  maxOnTheWay,
  maxTries,
  pace,
  waitAfterTryMs,
  waitForKeyMs,
  type Pace,
} from "./rules.ts";
import { inboxChange } from "./watch.ts";

/** Until a database that went away is back. */
const noteAgainMs = 1000;
const noteTries = 600;

/**
 * Begins to send what waits in the outbox and returns how many messages it took on. A message is taken with a lease that is renewed while it is on its way, so that several
 * workers never send the same one, and one that died in the middle is replaced. Between the server's "250" and the row's `sent`
 * a crash sends it again, with the same Message-ID. A round does not wait for slow servers: what is late goes on beside the next one.
 */
export async function deliverDue(context: Context, clocks: Pace = pace): Promise<number> {
  const room = Math.min(claimSize, maxOnTheWay - onTheWay(context).size);
  if (room <= 0) return 0;
  const now = context.now();
  const lease = new Date(now.getTime() + clocks.lease);
  const claimed = await context.sql<Claimed>(claimDue, [now, lease, context.config().emailEnabled, room]);
  const all = claimed.map((message) =>
    holding(context, message, (lost) => deliver(context, message, lost), clocks).catch((error: unknown) =>
      context.log.error(
        { err: error, messageId: message.id },
        "a message stays as it is until its lease ends",
      ),
    ),
  );
  await Promise.race([Promise.all(all), wait(clocks.round, undefined, { ref: false })]);
  return claimed.length;
}

/** `<id@host>`: made from the row, so the same on every try. */
export const messageIdOf = ({ env }: Pick<Kernel, "env">, id: string) =>
  `<${id}@${new URL(publicUrl(env)).hostname}>`;

interface Claimed {
  id: string;
  channel: MessageChannel;
  recipientName: string;
  recipientAddress: string;
  subject: string;
  bodySealed: string;
  tries: number;
  requestId: number | null;
  letterId: number | null;
}

const claimDue: Statement = {
  name: "message-claim",
  text: `
    WITH due AS MATERIALIZED (
      SELECT "id" FROM "Message"
      WHERE (("state" = 'queued' AND "dueAt" <= $1) OR ("state" = 'sending' AND "leaseUntil" <= $1)) AND ("channel" <> 'email' OR $3)
        AND NOT ("recipientType" = 'victim' AND EXISTS (SELECT FROM "EmergencyRequest" r WHERE r."id" = "Message"."requestId" AND NOT r."contacting"))
      ORDER BY "dueAt", "createdAt" LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE "Message" m SET "state" = 'sending', "leaseUntil" = $2, "tries" = m."tries" + 1 FROM due WHERE m."id" = due."id"
    RETURNING m."id"::text AS "id", m."channel"::text AS "channel", m."recipientName", m."recipientAddress", m."subject", m."bodySealed", m."tries", m."requestId", m."letterId"`,
};

/** What waited for the way out and not for its own address goes at once when the way is open again. */
const wakeUnreachable: Statement = {
  name: "message-wake",
  text: `UPDATE "Message" SET "dueAt" = $1 WHERE "state" = 'queued' AND "channel"::text = $2 AND "dueAt" > $1 AND "reason" LIKE '%could not be reached.'`,
};

async function deliver(context: Context, message: Claimed, lost: AbortSignal): Promise<void> {
  try {
    await send(context, message, lost);
  } catch (error) {
    await putBack(context, message, error);
    tell(context, message);
    return;
  }
  await noteSent(context, message);
  tell(context, message);
  await context.sql(wakeUnreachable, [context.now(), message.channel]);
}

/** Whoever looks at a letter, or at the inbox, sees how far it has come. */
function tell({ events }: Context, { id, requestId, letterId }: Claimed) {
  events.publish("inboxChanged", inboxChange("message", id));
  if (letterId !== null && requestId !== null) events.publish("requestChanged", { id: requestId });
}

/** Why a message that was sent went nowhere; without a reason it was taken by a server. */
const capturedReasons: Record<MessageChannel, string | null> = {
  email: "No mail server is set up: the mail was captured, and went nowhere.",
  sms: "No gateway for text messages is set up: the message was captured, and went nowhere.",
  phone: null,
};

/** Taken is taken, even when the lease ran out meanwhile. Without this note it would be sent again, so it is tried until it is written. */
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

/** A gateway takes a number in E.164 alone; what has no such spelling cannot be sent, however often it is tried. */
function dialed(phone: string): string {
  const read = readPhone(phone);
  if (!read) throw new SendFailure("This is not a complete telephone number.", "permanent");
  return read.e164;
}

/** The stored text was sealed with another key. That is no fault of the message: it waits for the key, and no try is counted. */
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

/** Only the worker whose try this was may put the message back; a later one has counted on. */
async function putBack(context: Context, message: Claimed, error: unknown): Promise<void> {
  const failure = error instanceof SendFailure ? error : new SendFailure("The message could not be sent.");
  if (failure !== error)
    context.log.error({ err: error, messageId: message.id }, "sending failed unexpectedly");
  const isSealed = failure instanceof Sealed;
  const over = failure.permanent || (message.tries >= maxTries && !isSealed);
  const own = { id: message.id, state: "sending", tries: message.tries } as const;
  const reason = failure.message;
  const dueAt = new Date(context.now().getTime() + pauseMs(failure, message.tries));
  if (!over) {
    await context.db.message.updateMany({
      where: own,
      data: {
        ...{ state: "queued", leaseUntil: null, reason, dueAt },
        ...(isSealed && { tries: message.tries - 1 }),
      },
    });
    return;
  }
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: own,
      data: { state: "failed", leaseUntil: null, reason },
    });
    if (count === 0) return;
    await record(tx, context, {
      action: "message.failed",
      resourceType: "message",
      resourceId: message.id,
      outcome: "failure",
      details: { reason, tries: message.tries },
      actor: { actorKind: "system" },
    });
  });
}

/** What may have arrived already is not sent again soon. */
function pauseMs(failure: SendFailure, tries: number): number {
  if (failure instanceof Sealed) return waitForKeyMs;
  return failure.uncertain ? longestWaitMs : waitAfterTryMs(tries);
}
