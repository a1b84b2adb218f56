import type { Prisma } from "../../../prisma/client/client.ts";
import { isDeskOnDuty } from "../../accounts/admins/duty.ts";
import { noticeAddresses } from "../../accounts/admins/accounts/notices.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { readPhone } from "../../core/text/phone.ts";
import { record } from "../../core/audit/record.ts";
import { tooMany } from "../../core/quotas.ts";
import { adminNotice } from "../../messages/communications/admin-notice.ts";
import { composeMessage, type OutgoingMessage } from "../../messages/communications/compose.ts";
import { inboxChange } from "../../messages/communications/watch.ts";
import { hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import {
  callbackForm,
  callbackWait,
  noEstimate,
  waitText,
  type CallbackType,
} from "../../../shared/community/support/rules.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { says } from "../../../shared/community/support/sentences.ts";
import { lockName } from "../../core/database/locks.sql.ts";

const callbacksPerHour = 3;
const queueHours = 12;

/** Queues a callback and notifies the callers. */
export async function requestCallback(context: Context, input: unknown) {
  try {
    return await queue(context, input);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    context.log.error({ err: error, correlation: context.correlation }, "a callback was not noted");
    throw new Refusal("UNAVAILABLE", says.callbackFailed);
  }
}

async function queue(context: Context, input: unknown) {
  const { sessionId, phone: written, ...form } = demandComplete(input);
  const { number, phone } = dialled(written);
  await context.quotas.count("callback", context);
  const sessionKey = context.keys.hash(`chat:${sessionId}`);
  const now = context.now();

  const { id, wait, isOnDuty } = await context.db.$transaction(async (tx) => {
    // One at a time, or a burst would be counted before any of it is written.
    await lockName(tx, "callbacks");
    await demandFew(context, tx, { number, sessionKey, now });
    const ahead = await waitingBefore(tx, form.requestType, { number, now });
    const promised = callbackWait(form.requestType, context.config().callbackResponseMinutes, ahead);
    const { id } = await tx.callbackRequest.create({
      data: {
        ...form,
        phone,
        sessionKey,
        message: form.message || null,
        language: form.language ?? context.language,
        createdAt: now,
        dueAt: new Date(now.getTime() + promised.toMinutes * minuteMs),
      },
    });
    const notices = await noticesOf(context, tx, { id, ...form });
    await tx.message.createMany({ data: notices.map((notice) => composeMessage(context, notice)) });
    await record(tx, context, {
      action: "callback.requested",
      resourceType: "callback",
      resourceId: id,
      details: { requestType: form.requestType, ahead },
    });
    return { id, wait: promised, isOnDuty: await isDeskOnDuty(tx, now) };
  });
  context.events.publish("callbackChanged", { id });
  context.events.publish("workWaiting", { kind: "message" });
  context.events.publish("inboxChanged", inboxChange("callback", id));
  // A wait in minutes is promised only while someone is on duty.
  const estimate = isOnDuty ? wait : noEstimate;
  return {
    success: true,
    ...estimate,
    estimatedCallbackTime: waitText(estimate),
    message: `We received your callback request. ${
      isOnDuty
        ? `Someone will call you within ${waitText(estimate)}.`
        : `No one is on duty right now. Someone will call you ${waitText(estimate)}. In danger, call 911.`
    }`,
  };
}

/**
 * Three an hour for one telephone, which may be another person's, and three from one chat. The
 * answer promises a call only if one is stored for this number.
 */
async function demandFew(
  context: Context,
  tx: Prisma.TransactionClient,
  { number, sessionKey, now }: { number: string; sessionKey: string; now: Date },
) {
  const createdAt = { gt: new Date(now.getTime() - hourMs) };
  for (const whose of [ofNumber(number), { sessionKey }]) {
    const first = await tx.callbackRequest.findFirst({
      where: { createdAt, ...whose },
      orderBy: { createdAt: "desc" },
      skip: callbacksPerHour - 1,
    });
    if (!first) continue;
    const waiting = await tx.callbackRequest.count({
      where: { status: { in: ["waiting", "claimed"] }, ...ofNumber(number) },
    });
    const waitMs = first.createdAt.getTime() + hourMs - now.getTime();
    throw tooMany(context, waitMs, waiting > 0 ? says.callbackKnown : "own");
  }
}

/**
 * Urgent callbacks wait only behind urgent ones, and no one waits behind their own. Callbacks older
 * than the queue window do not count.
 */
const waitingBefore = (
  tx: Prisma.TransactionClient,
  requestType: CallbackType,
  { number, now }: { number: string; now: Date },
) =>
  tx.callbackRequest.count({
    where: {
      status: "waiting",
      NOT: ofNumber(number),
      createdAt: { gt: new Date(now.getTime() - queueHours * hourMs) },
      ...(requestType === "urgent" && { requestType: "urgent" }),
    },
  });

/** The email says that a callback is waiting, but not for whom: many people may read an inbox. */
async function noticesOf(
  context: Context,
  tx: Prisma.TransactionClient,
  { id, requestType }: { id: number; requestType: CallbackType },
): Promise<OutgoingMessage[]> {
  const isUrgent = requestType === "urgent";
  const urgentAddress = context.config().emergencyNotificationEmail;
  const addresses = await noticeAddresses(context, tx, {
    permission: "workDesk",
    ofThisKind: isUrgent ? urgentAddress : "",
  });
  const title = isUrgent ? "An urgent callback is waiting" : "A callback is waiting";
  return addresses.map((recipientAddress) =>
    adminNotice(recipientAddress, {
      team: "Support",
      title,
      subject: `${title} (callback ${id})`,
      paragraphs: [
        `Someone requested callback ${id} in the support chat. The name and the number are in the callback queue of ${context.config().systemName}.`,
      ],
    }),
  );
}

/**
 * The number as written and as dialed. A number that no country's plan contains is refused now, so
 * that no one waits for a call that cannot reach them.
 */
function dialled(written: string) {
  const read = readPhone(written);
  if (!read?.isCallable)
    throw new Refusal("INVALID", coreSays.formFailed, { phone: [says.phoneNotCallable] });
  const { e164, extension } = read;
  return { number: e164, phone: extension ? `${e164}${beforeExtension}${extension}` : e164 };
}

const beforeExtension = " ext. ";

/** Open callbacks for this number: a made-up extension does not make it another phone. */
const ofNumber = (number: string) => ({
  OR: [{ phone: number }, { phone: { startsWith: number + beforeExtension } }],
});

/** The dialog has one message for a missing name or phone. */
function demandComplete(input: unknown) {
  try {
    return parse(callbackForm, input);
  } catch (error) {
    const missing =
      error instanceof Refusal &&
      Object.values(error.fields ?? {})
        .flat()
        .some(({ text }) => text === says.callbackIncomplete);
    throw missing ? new Refusal("INVALID", says.callbackIncomplete, error.fields) : error;
  }
}
