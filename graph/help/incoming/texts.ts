import type { Prisma } from "../../../prisma/client/client.ts";
import { inboxChange } from "../../messages/communications/watch.ts";
import type { Context } from "../../core/context.ts";
import { e164Of } from "../../core/text/phone.ts";
import { announceDispatches } from "../dispatches/give/announce.ts";
import { maxResponseCharacters } from "../../messages/responses/rules.ts";
import { commandIn, mentionsStop } from "../../messages/responses/stop-request.ts";
import { announceResponse, storeResponse } from "../../messages/responses/store.ts";
import { setTextStop } from "../../messages/responses/text-stops.ts";
import { noteWroteFirst } from "../../intake/safe-contact/text-consent.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { answerText, wasAnswered } from "./answer.ts";
import { applyDigit, type DigitResult } from "./digits.ts";
import { digitIn } from "./rules.ts";
import { findSender, type Sender } from "./sender.ts";

interface Text {
  /** The provider's id of the message. */
  eventId: string;
  from: string;
  text: string;
}

/**
 * Processes an incoming text message once. A keyword takes effect at once, and so does a digit
 * about a help whose code was texted. Anything else, HELP, and what is written below a keyword go
 * to the administrators' inbox, under the case of the newest message to that number, or else of the
 * open request that has the number.
 */
export async function receiveText(context: Context, { eventId, from, text }: Text): Promise<void> {
  const phone = e164Of(from);
  if (!phone) return; // a short code or a name: a machine
  const result = await context.db.$transaction(async (tx): Promise<DigitResult> => {
    const event = { id: eventId, channel: "sms" as const, at: context.now() };
    const { count } = await tx.providerEvent.createMany({ data: event, skipDuplicates: true });
    if (count === 0) return {};
    // One at a time per number: two texts at once get one answer.
    await lockName(tx, `text ${phone}`);
    const sender = await findSender(context, tx, phone, { isAnyAge: mentionsStop(text) });
    const command = commandIn(text, sender?.names);
    if (command?.keyword === "stop" || command?.keyword === "start") {
      const told = { phone, requestId: sender?.requestId ?? null, way: "text" as const };
      const isNew = await setTextStop(context, tx, command.keyword, told);
      const isStop = command.keyword === "stop";
      const answer = isNew && isStop ? await confirmStop(context, tx, phone, sender) : undefined;
      const response = sender && (await keep(context, tx, sender, command.rest));
      return { ...(answer && { answer }), ...(response && { response }) };
    }
    if (sender?.recipientType === "victim" && !mentionsStop(text))
      await noteWroteFirst(context, tx, { requestId: sender.requestId, phone });
    const digit = digitIn(text);
    if (digit) {
      const applied = await applyDigit(context, tx, { digit, phone });
      if (applied) return applied;
    }
    const answer = command ? await answerHelp(context, tx, phone, sender) : undefined;
    const response = sender && (await keep(context, tx, sender, text));
    if (!sender) context.log.info({ eventId }, "a text message came from a number of no case");
    return { ...(answer && { answer }), ...(response && { response }) };
  });
  announce(context, result);
}

type Tx = Prisma.TransactionClient;

async function answerHelp(context: Context, tx: Tx, phone: string, sender: Sender | null) {
  const help = { kind: "text-help", says: "help", phone, about: sender } as const;
  return (await wasAnswered(context, tx, help)) ? undefined : answerText(context, tx, help);
}

/** One text says that they stopped. It is sent within minutes or never. */
async function confirmStop(context: Context, tx: Tx, phone: string, sender: Sender | null) {
  const stopped = { kind: "text-stop", says: "stopped", phone, about: sender } as const;
  return (await wasAnswered(context, tx, stopped)) ? undefined : answerText(context, tx, stopped);
}

async function keep(context: Context, tx: Tx, sender: Sender, text: string) {
  const { requestId, recipientType, recipientName } = sender;
  const content = text.replace(/[^\P{Cc}\n\t]/gu, "").trim();
  if (content === "") return undefined;
  const stored = await storeResponse(context, tx, {
    ...{ requestId, dispatchId: null, recipientType, sender: recipientName },
    ...{ responseType: "sms", isProblem: false, content: content.slice(0, maxResponseCharacters) },
  });
  return { stored, requestId };
}

function announce(context: Context, { response, answer, receivedFor }: DigitResult) {
  if (response) announceResponse(context, response.requestId, response.stored);
  if (receivedFor !== undefined) announceDispatches(context, receivedFor);
  if (!answer) return;
  context.events.publish("workWaiting", { kind: "message" });
  context.events.publish("inboxChanged", inboxChange("message", answer));
}
