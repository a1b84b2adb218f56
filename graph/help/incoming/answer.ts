import type { Message, Prisma } from "../../../prisma/client/client.ts";
import { composeMessage } from "../../messages/communications/compose.ts";
import type { textAnswers } from "../../messages/communications/rules.ts";
import { victimText } from "../../messages/communications/victim-text.ts";
import type { Context } from "../../core/context.ts";
import { asLanguage } from "../../core/i18n/i18n.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { allowsChannel, isWithin, wayOf } from "../../../shared/intake/safe-contact/rules.ts";
import { answerAgainMs } from "./rules.ts";
import { words } from "./words.ts";

type Tx = Prisma.TransactionClient;

interface Answer {
  kind: (typeof textAnswers)[number];
  says: "help" | "stopped" | "problem" | "received" | "unclear";
  phone: string;
  /** The message that it answers, for its language and request. */
  about: Pick<Message, "language" | "recipientType" | "recipientName" | "requestId"> | null;
}

/** Queues an automatic answer to a text, and returns its id. It says nothing of the case. */
export async function answerText(
  context: Context,
  tx: Tx,
  { kind, says, phone, about }: Answer,
): Promise<string> {
  const language = asLanguage(about?.language);
  const row = composeMessage(context, {
    ...{ kind, channel: "sms", subject: "SMS", recipientAddress: phone, language },
    recipientType: about?.recipientType ?? "victim",
    recipientName: about?.recipientName ?? phone,
    requestId: about?.requestId ?? null,
    body: { text: victimText([wordsOf(context, says, language)]) },
  });
  await tx.message.create({ data: row });
  return row.id;
}

/** 2-1-1 answers at any hour. */
function wordsOf({ env, config }: Context, says: Answer["says"], language: Language): string {
  const t = words(language);
  const { smsSender, smsHours } = config();
  const phone = env.SUPPORT_PHONE ?? "2-1-1";
  if (says === "stopped") return t.stopped(smsSender);
  if (says === "help") return t.help(smsSender, phone, smsHours || (env.SUPPORT_PHONE ? "" : "24/7"));
  return t[says](phone);
}

/** Whether the number got an automatic answer of this kind a moment ago. */
export async function wasAnswered({ now }: Context, tx: Tx, { kind, phone }: Omit<Answer, "about" | "says">) {
  const createdAt = { gt: new Date(now().getTime() - answerAgainMs) };
  return (await tx.message.count({ where: { kind, recipientAddress: phone, createdAt } })) > 0;
}

/**
 * Whether a text may be sent to this number now. An answer that would be held back is not written:
 * no one needs to look into it.
 */
export async function mayText({ now }: Context, tx: Tx, phone: string, requestId: number): Promise<boolean> {
  const [stop, { contacting, safeContact }] = await Promise.all([
    tx.textStop.findUnique({ where: { phone } }),
    tx.emergencyRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: { contacting: true, safeContact: true },
    }),
  ]);
  if (stop || !allowsChannel(wayOf({ contacting }, safeContact), "sms")) return false;
  const { fromMinute = null, toMinute = null, timeZone = "" } = safeContact ?? {};
  return fromMinute === null || toMinute === null || isWithin({ fromMinute, toMinute, timeZone }, now());
}
