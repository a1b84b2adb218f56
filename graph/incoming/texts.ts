import type { Message, Prisma } from "../../prisma/client/client.ts";
import { inboxChange } from "../communications/watch.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { e164Of } from "../core/text/phone.ts";
import { announceDispatches } from "../dispatches/give/announce.ts";
import { maxResponseCharacters } from "../responses/rules.shared.ts";
import { announceResponse, storeResponse } from "../responses/store.ts";
import { lockName } from "../statements/locks.ts";
import { answerText, wasAnswered } from "./answer.ts";
import { applyDigit, type DigitResult } from "./digits.ts";
import { answersWithinMs, digitIn, keywordIn, type Keyword } from "./rules.shared.ts";

interface Text {
  /** The provider's id of the message. */
  eventId: string;
  from: string;
  text: string;
}

/**
 * Processes an incoming text message once. A keyword takes effect at once, and so does a digit
 * about a help whose code was texted. Anything else, and HELP, goes to the administrators' inbox,
 * under the case of the newest message to that number.
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
    const keyword = keywordIn(text);
    const digit = digitIn(text);
    const newest = await newestTo(context, tx, phone);
    if (keyword === "stop" || keyword === "start") {
      await applyKeyword(context, tx, { keyword, phone, newest });
      return {};
    }
    if (digit) {
      const applied = await applyDigit(context, tx, { digit, phone });
      if (applied) return applied;
    }
    const answer = keyword === "help" ? await answerHelp(context, tx, phone, newest) : undefined;
    const response = newest && (await keep(context, tx, newest, text));
    if (!newest) context.log.info({ eventId }, "a text message came from a number that we never wrote to");
    return { ...(answer && { answer }), ...(response && { response }) };
  });
  announce(context, result);
}

type Tx = Prisma.TransactionClient;

const newestTo = ({ now }: Context, tx: Tx, phone: string) =>
  tx.message.findFirst({
    where: {
      ...{ channel: "sms", recipientAddress: phone, requestId: { not: null } },
      createdAt: { gt: new Date(now().getTime() - answersWithinMs) },
    },
    orderBy: { createdAt: "desc" },
  });

interface KeywordText {
  keyword: Exclude<Keyword, "help">;
  phone: string;
  newest: Message | null;
}

/** Every statement that sends a message asks for this row (statements/messages/send-guard.ts). */
async function applyKeyword(context: Context, tx: Tx, { keyword, phone, newest }: KeywordText) {
  const { count } =
    keyword === "stop"
      ? await tx.textStop.createMany({ data: { phone, at: context.now() }, skipDuplicates: true })
      : await tx.textStop.deleteMany({ where: { phone } });
  if (count === 0) return;
  await record(tx, context, {
    action: keyword === "stop" ? "texts.stopped" : "texts.started",
    resourceType: newest ? "request" : "message",
    resourceId: newest?.requestId ?? null,
    actor: { actorKind: "visitor" },
  });
}

async function answerHelp(context: Context, tx: Tx, phone: string, newest: Message | null) {
  const help = { kind: "text-help", says: "help", phone, about: newest } as const;
  return (await wasAnswered(context, tx, help)) ? undefined : answerText(context, tx, help);
}

async function keep(context: Context, tx: Tx, newest: Message, text: string) {
  const { requestId, recipientType, recipientName: sender } = newest;
  const content = text.replace(/[^\P{Cc}\n\t]/gu, "").trim();
  if (requestId === null || content === "") return undefined;
  const id = await storeResponse(context, tx, {
    ...{ requestId, dispatchId: null, recipientType, sender, responseType: "sms", isProblem: false },
    content: content.slice(0, maxResponseCharacters),
  });
  return { id, requestId };
}

function announce(context: Context, { response, answer, receivedFor }: DigitResult) {
  if (response) announceResponse(context, response);
  if (receivedFor !== undefined) announceDispatches(context, receivedFor);
  if (!answer) return;
  context.events.publish("workWaiting", { kind: "message" });
  context.events.publish("inboxChanged", inboxChange("message", answer));
}
