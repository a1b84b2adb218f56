import { noticeAddresses } from "../admins/accounts/notices.ts";
import { adminNotice } from "../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../messages/communications/compose.ts";
import { maxTries, waitAfterTryMs } from "../../messages/communications/rules.ts";
import { record } from "../../core/audit/record.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { answerWithinMs, disabledAfterMs, maxAnswerBytes } from "../../../shared/accounts/webhooks/rules.ts";
import { signed } from "../../core/security/standard-webhooks.ts";
import { callOutside, CallFailure } from "../../core/http/outgoing.ts";
import { claimDeliveries, type ClaimedDelivery } from "./send.sql.ts";

const claimSize = 8;
/** Longer than any call takes: then a dead worker is replaced. */
const leaseMs = minuteMs;
export const secretPlace = "Webhook.secretSealed";

/** Calls of a killed process are due at once. */
export const releaseDeliveries = async ({ db, now }: Pick<Kernel, "db" | "now">, dead: string[]) =>
  db.webhookDelivery.updateMany({
    where: { state: "sending", leasedBy: { in: dead } },
    data: { leaseUntil: now() },
  });

/**
 * Sends due calls, several at once, and returns how many it claimed. A call whose answer was not
 * recorded is repeated under the same id.
 */
export async function sendWebhooks(context: Context): Promise<number> {
  const now = context.now();
  const lease = new Date(now.getTime() + leaseMs);
  const claimed = await claimDeliveries(context.sql, {
    now,
    lease,
    most: claimSize,
    processId: context.processId,
  });
  await Promise.all(
    claimed.map((delivery) =>
      deliver(context, delivery).catch((error: unknown) =>
        context.log.error(
          { err: error, deliveryId: delivery.id },
          "a webhook's call stays as it is until its lease ends",
        ),
      ),
    ),
  );
  return claimed.length;
}

async function deliver(context: Context, delivery: ClaimedDelivery): Promise<void> {
  const { env, keys, now } = context;
  if (env.TRAINING)
    return noteSent(context, delivery, { reason: "A training installation captured it: it went nowhere." });
  const body = JSON.stringify(delivery.payload);
  try {
    const secret = keys.open(delivery.secretSealed, secretPlace);
    const { status, text } = await callOutside({
      method: "POST",
      url: delivery.url,
      body,
      headers: {
        "content-type": "application/json",
        "user-agent": "SafeVoice-Webhooks/1",
        ...signed(secret, { id: delivery.id, body, now: now() }),
      },
      signal: AbortSignal.timeout(answerWithinMs),
      allowsPrivate: env.WEBHOOK_ALLOW_PRIVATE,
      maxBytes: maxAnswerBytes,
    });
    if (status >= 200 && status < 300) return await noteSent(context, delivery, { status });
    const reason =
      status >= 300 && status < 400 ? "It answered with another address, which is not followed." : text;
    await noteFailed(context, delivery, {
      status,
      reason: reason.replaceAll(/[\0\p{Cs}]/gu, "") || `It answered ${status}.`,
    });
  } catch (error) {
    const reason = error instanceof CallFailure ? error.message : "The call could not be made.";
    if (!(error instanceof CallFailure))
      context.log.warn({ err: error, deliveryId: delivery.id }, "a webhook's call failed");
    await noteFailed(context, delivery, { status: null, reason });
  }
}

const own = ({ id, tries }: ClaimedDelivery) => ({ id, state: "sending", tries }) as const;

async function noteSent(
  { db, now }: Context,
  delivery: ClaimedDelivery,
  { status = null, reason = null }: { status?: number | null; reason?: string | null },
) {
  await db.webhookDelivery.updateMany({
    where: own(delivery),
    data: { state: "sent", sentAt: now(), leaseUntil: null, status, reason },
  });
  await db.webhook.updateMany({
    where: { id: delivery.webhookId, failingSince: { not: null } },
    data: { failingSince: null },
  });
}

/**
 * Rescheduled; after the last try it stays failed. A webhook that fails for days is switched off.
 */
async function noteFailed(
  context: Context,
  delivery: ClaimedDelivery,
  said: { status: number | null; reason: string },
) {
  const { db, now } = context;
  const at = now();
  const over = delivery.tries >= maxTries;
  await db.webhookDelivery.updateMany({
    where: own(delivery),
    data: {
      state: over ? "failed" : "queued",
      leaseUntil: null,
      status: said.status,
      reason: said.reason.slice(0, 300),
      dueAt: new Date(at.getTime() + waitAfterTryMs(delivery.tries)),
    },
  });
  await db.webhook.updateMany({
    where: { id: delivery.webhookId, failingSince: null },
    data: { failingSince: at },
  });
  await disableIfLong(context, delivery.webhookId, at);
}

async function disableIfLong(context: Context, id: number, at: Date): Promise<void> {
  const told = await context.db.$transaction(async (tx) => {
    const { count } = await tx.webhook.updateMany({
      where: { id, isActive: true, failingSince: { lt: new Date(at.getTime() - disabledAfterMs) } },
      data: { isActive: false, disabledAt: at },
    });
    if (count === 0) return false;
    const { name } = await tx.webhook.findUniqueOrThrow({ where: { id }, select: { name: true } });
    const addresses = await noticeAddresses(context, tx, { permission: "manageSystem" });
    await tx.message.createMany({ data: addresses.map((to) => composeMessage(context, noticeTo(to, name))) });
    await record(tx, context, {
      action: "webhook.disabled",
      resourceType: "webhook",
      resourceId: id,
      details: { name },
      actor: { actorKind: "system" },
    });
    return true;
  });
  if (told) context.events.publish("workWaiting", { kind: "message" });
}

const noticeTo = (recipientAddress: string, name: string) =>
  adminNotice(recipientAddress, {
    team: "Administrators",
    title: "A webhook was turned off",
    subject: `The webhook ${name} was turned off`,
    paragraphs: [
      `No delivery to ${name} succeeded for three days, so the webhook was turned off.`,
      "To see the responses, go to Settings, Webhooks. Turn the webhook on again when its server is available.",
    ],
  });
