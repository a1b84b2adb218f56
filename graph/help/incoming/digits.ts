import type { Prisma } from "../../../prisma/client/client.ts";
import { deliveryStateOf } from "../../messages/communications/rules.ts";
import type { Context } from "../../core/context.ts";
import { completeByRecipient } from "../dispatches/progress.ts";
import { writtenKinds } from "../../../shared/desk/inbox/rules.ts";
import { pressed } from "../../messages/responses/short-answers.ts";
import { storeProblem, storeResponse, type StoredResponse } from "../../messages/responses/store.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { answerText, mayText, wasAnswered } from "./answer.ts";
import { answersWithinMs, helpMeant, type Digit, type TextedHelp } from "./rules.ts";

type Tx = Prisma.TransactionClient;

interface DigitText {
  digit: Digit;
  phone: string;
}

/** What a text changed, to be announced after the transaction. */
export interface DigitResult {
  response?: { stored: StoredResponse; requestId: number };
  /** The automatic answer. */
  answer?: string;
  /** The request whose help was received. */
  receivedFor?: number;
}

/**
 * Applies 1 (it doesn't work) or 2 (I got it) to the newest help whose code was texted to this
 * number. If it could be about another one, it goes to the administrators' inbox, a problem as
 * urgent. Null if the digit answers another question.
 */
export async function applyDigit(
  context: Context,
  tx: Tx,
  { digit, phone }: DigitText,
): Promise<DigitResult | null> {
  const [latest] = await readTexted(context, tx, phone);
  if (!latest || (await wasAskedSince(tx, phone, latest.textedAt))) return null;
  await lockRequest(tx, latest.requestId);
  const texted = await readTexted(context, tx, phone);
  const help = helpMeant(texted);
  const about = messageOf(latest);
  if (!help) return leaveToDesk(context, tx, { digit, phone, about });
  const { requestId } = help;
  const result = await apply(context, tx, { digit, help, sender: latest.sender });
  if (!result || !(await mayText(context, tx, phone, requestId))) return result ?? {};
  const answer = await answerText(context, tx, { kind: "text-answer", says: digit, phone, about });
  return { ...result, answer };
}

/** As the buttons of a Help Pass. Null if it was known. */
async function apply(
  context: Context,
  tx: Tx,
  { digit, help, sender }: { digit: Digit; help: TextedHelp; sender: string },
): Promise<DigitResult | null> {
  const { id: dispatchId, requestId } = help;
  if (digit === "received") {
    const isNew = await completeByRecipient(context, tx, { id: dispatchId, requestId });
    return isNew ? { receivedFor: requestId } : null;
  }
  const problem = { ...answerOf(requestId, sender), dispatchId, ...pressed("problem") };
  const stored = await storeProblem(context, tx, problem);
  return stored && { response: { stored, requestId } };
}

/** No one may guess which help is meant. The person is asked to say it in another way. */
async function leaveToDesk(
  context: Context,
  tx: Tx,
  { digit, phone, about }: DigitText & { about: ReturnType<typeof messageOf> },
) {
  const { requestId, recipientName } = about;
  const isProblem = digit === "problem";
  const stored = await storeResponse(context, tx, {
    ...answerOf(requestId, recipientName),
    ...{ dispatchId: null, ...pressed(digit), isProblem },
  });
  const response = { stored, requestId };
  const own = { kind: "text-answer", phone } as const;
  if ((await wasAnswered(context, tx, own)) || !(await mayText(context, tx, phone, requestId)))
    return { response };
  return { response, answer: await answerText(context, tx, { ...own, says: "unclear", about }) };
}

/** What an automatic answer takes from the text with the code: it is in that text's language. */
const messageOf = ({ requestId, sender, language }: Awaited<ReturnType<typeof readTexted>>[number]) =>
  ({ requestId, recipientType: "victim", recipientName: sender, language }) as const;

const answerOf = (requestId: number, sender: string) =>
  ({ requestId, recipientType: "victim", responseType: "sms", sender }) as const;

/** Every help whose code reached the number by text, the newest first. */
async function readTexted({ now }: Context, tx: Tx, phone: string) {
  const messages = await tx.message.findMany({
    where: {
      ...{ kind: "dispatch-victim", channel: "sms", recipientType: "victim", recipientAddress: phone },
      ...{ state: { in: ["sending", "sent"] }, letter: { dispatchId: { not: null } } },
      createdAt: { gt: new Date(now().getTime() - answersWithinMs) },
    },
    orderBy: { createdAt: "desc" },
    select: {
      ...{ createdAt: true, recipientName: true, language: true },
      ...{ state: true, reason: true, deliveredAt: true, undeliveredAt: true },
      letter: {
        select: {
          dispatch: {
            select: {
              ...{ id: true, requestId: true, batch: true },
              ...{ voidedAt: true, completedAt: true, expiredAt: true },
            },
          },
        },
      },
    },
  });
  return messages.flatMap((message) => {
    const help = message.letter?.dispatch;
    if (!help || isLost.has(deliveryStateOf(message))) return [];
    const { id, requestId, batch, voidedAt, completedAt, expiredAt } = help;
    const isVoid = voidedAt !== null;
    const isOpen = !isVoid && !completedAt && !expiredAt;
    const { createdAt: textedAt, recipientName: sender, language } = message;
    return [{ id, requestId, batch, isVoid, isOpen, textedAt, sender, language }];
  });
}

/** It never reached the number. */
const isLost = new Set(["undelivered", "captured", "failed"]);

/** A newer text that asks something: the digit may be the answer to it. */
const asking = [...writtenKinds, "satisfaction-question"];

async function wasAskedSince(tx: Tx, phone: string, at: Date): Promise<boolean> {
  const where = {
    channel: "sms",
    recipientAddress: phone,
    kind: { in: asking },
    createdAt: { gt: at },
  } as const;
  return (await tx.message.count({ where: { ...where, state: { not: "failed" } } })) > 0;
}
