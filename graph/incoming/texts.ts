import type { Message, Prisma } from "../../prisma/client/client.ts";
import { composeMessage } from "../communications/compose.ts";
import { victimText } from "../communications/victim-text.ts";
import { inboxChange } from "../communications/watch.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { asLanguage } from "../core/i18n/i18n.ts";
import { e164Of } from "../core/phone.ts";
import { maxResponseCharacters } from "../responses/rules.shared.ts";
import { announceResponse, storeResponse } from "../responses/store.ts";
import { answersWithinMs, helpAgainMs, keywordIn, type Keyword } from "./rules.shared.ts";
import { words } from "./words.ts";

interface Text {
  /** The provider's id of the message. */
  eventId: string;
  from: string;
  text: string;
}

/** What a text changed, to be announced after the transaction. */
interface TextResult {
  response?: { id: number; requestId: number };
  answer?: string;
}

/**
 * Processes an incoming text message once. A keyword takes effect at once. Anything else, and HELP,
 * goes to the administrators' inbox, under the case of the newest message to that number.
 */
export async function receiveText(context: Context, { eventId, from, text }: Text): Promise<void> {
  const phone = e164Of(from);
  if (!phone) return; // a short code or a name: a machine
  const result = await context.db.$transaction(async (tx): Promise<TextResult> => {
    const event = { id: eventId, channel: "sms" as const, at: context.now() };
    const { count } = await tx.providerEvent.createMany({ data: event, skipDuplicates: true });
    if (count === 0) return {};
    const keyword = keywordIn(text);
    const newest = await newestTo(context, tx, phone);
    if (keyword === "stop" || keyword === "start") {
      await applyKeyword(context, tx, { keyword, phone, newest });
      return {};
    }
    const answer = keyword === "help" ? await answerHelp(context, tx, { phone, newest }) : undefined;
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

async function answerHelp(context: Context, tx: Tx, { phone, newest }: Omit<KeywordText, "keyword">) {
  const since = new Date(context.now().getTime() - helpAgainMs);
  const asked = { kind: "text-help", recipientAddress: phone, createdAt: { gt: since } };
  if ((await tx.message.count({ where: asked })) > 0) return undefined;
  const language = asLanguage(newest?.language);
  const row = composeMessage(context, {
    ...{ kind: "text-help", channel: "sms", subject: "SMS", recipientAddress: phone, language },
    recipientType: newest?.recipientType ?? "victim",
    recipientName: newest?.recipientName ?? phone,
    requestId: newest?.requestId ?? null,
    body: { text: victimText([words(language).help(context.env.SUPPORT_PHONE ?? "2-1-1")]) },
  });
  await tx.message.create({ data: row });
  return row.id;
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

function announce(context: Context, { response, answer }: TextResult) {
  if (response) announceResponse(context, response);
  if (!answer) return;
  context.events.publish("workWaiting", { kind: "message" });
  context.events.publish("inboxChanged", inboxChange("message", answer));
}
