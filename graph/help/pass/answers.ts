import type { Prisma } from "../../../prisma/client/client.ts";
import { parse, Refusal } from "../../core/errors.ts";
import type { Context } from "../../core/context.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { readPhone } from "../../core/text/phone.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { announceDispatches } from "../dispatches/give/announce.ts";
import { completeByRecipient } from "../dispatches/progress.ts";
import { markDisputed } from "../redemption/dispute.ts";
import { announceTasks } from "../../core/tasks/open.ts";
import { rememberLanguage, writeIn } from "../../intake/people/language.ts";
import { replyForm } from "../../messages/responses/rules.ts";
import { pressed } from "../../messages/responses/short-answers.ts";
import {
  announceResponse,
  storeProblem,
  storeResponse,
  storeWithinLimits,
} from "../../messages/responses/store.ts";
import { rateHelp } from "../../messages/satisfaction/answer.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { requestCallback } from "../../community/support/callback.ts";
import { contactNote } from "./contact-note.ts";
import { end } from "./open/make.ts";
import { recordByHolder, withoutNetwork, type Pass } from "./open/open.ts";
import { answersPerDay, languageForm, problemForm } from "./rules.ts";
import { says } from "../../../shared/help/pass/sentences.ts";

/** "It doesn't work": an urgent problem at the desk. The same help can have one open problem. */
export async function reportProblem(
  context: Context,
  pass: Pass,
  form: { ticket: string; content: string },
): Promise<void> {
  const { content } = parse(problemForm, form);
  const { requestId } = pass;
  const stored = await context.db.$transaction(async (tx) => {
    await countAnswer(context, tx, pass);
    const { id: dispatchId } = await demandTicket(tx, pass, form.ticket);
    const answer = { ...answerOf(pass), dispatchId, ...(content ? { content } : pressed("problem")) };
    return storeProblem(withoutNetwork(context), tx, answer);
  });
  announceResponse(context, requestId, stored);
}

/** A message to the administrators, with the limits of a reply link. INVALID names `content`. */
export async function writeToDesk(context: Context, pass: Pass, form: { content: string }): Promise<void> {
  const { content } = parse(replyForm, { kind: "answer", content: form.content });
  const { requestId } = pass;
  const stored = await context.db.$transaction(async (tx) => {
    await demandLive(tx, pass);
    const answer = { ...answerOf(pass), dispatchId: null, isProblem: false };
    return storeWithinLimits(withoutNetwork(context), tx, answer, { ...answer, content });
  });
  announceResponse(context, requestId, stored);
}

/** How the help was. INVALID names `answer`; CONFLICT while the request is not complete. */
export async function rate(context: Context, pass: Pass, form: { answer: string }): Promise<void> {
  if (pass.request.status !== "completed") throw new Refusal("CONFLICT", says.notComplete);
  await rateHelp(withoutNetwork(context), pass, form);
}

/**
 * "That wasn't me": someone else used the help. Urgent for the desk, and counted against the
 * terminal. One help is disputed once.
 */
export async function reportMisuse(context: Context, pass: Pass, ticket: string): Promise<void> {
  const { requestId } = pass;
  let task: number | undefined;
  const stored = await context.db.$transaction(async (tx) => {
    await countAnswer(context, tx, pass);
    const { id: dispatchId } = await demandTicket(tx, pass, ticket);
    const opened = await markDisputed(withoutNetwork(context), tx, { dispatchId, requestId });
    if (opened === null) return null;
    task = opened;
    return storeResponse(withoutNetwork(context), tx, {
      ...answerOf(pass),
      dispatchId,
      ...pressed("dispute"),
      isProblem: true,
    });
  });
  announceResponse(context, requestId, stored);
  announceTasks(context, [task]);
}

/** "I got it". */
export async function confirmReceipt(context: Context, pass: Pass, ticket: string): Promise<void> {
  const { requestId } = pass;
  await context.db.$transaction(async (tx) => {
    await countAnswer(context, tx, pass);
    const { id } = await demandTicket(tx, pass, ticket);
    await completeByRecipient(withoutNetwork(context), tx, { id, requestId });
  });
  announceDispatches(context, requestId);
}

/** "Call me": a callback in the queue of the desk. INVALID names `phone`. */
export async function askForCall(
  context: Context,
  pass: Pass,
  form: { phone: string; when: string },
): Promise<void> {
  const { content: when } = parse(problemForm, { content: form.when });
  if (!readPhone(form.phone)?.isCallable)
    throw new Refusal("INVALID", says.phoneWrong, { phone: [says.phoneWrong] });
  const note = await contactNote(context, pass.requestId);
  await requestCallback(context, {
    sessionId: context.keys.hash(`pass ${pass.id}`),
    name: pass.request.caseId,
    phone: form.phone,
    requestType: "urgent",
    message: [callInShort, note, when].filter(Boolean).join(" "),
    language: pass.language,
  });
}

/** The language of the pass, and of messages and letters from now on. INVALID names `language`. */
export async function chooseLanguage(
  context: Context,
  pass: Pass,
  form: { language: string },
): Promise<Language> {
  const { language } = parse(languageForm, form);
  const { requestId } = pass;
  await context.db.$transaction(async (tx) => {
    await demandLive(tx, pass);
    const [changed] = await writeIn(tx, [requestId], language);
    await rememberLanguage(tx, requestId, language);
    if (changed !== undefined) await recordByHolder(context, tx, pass, { action: "pass.language-changed" });
  });
  context.events.publish("requestChanged", { id: requestId });
  return language;
}

/** "Someone else saw this": the pass ends at once, and the desk is told to make a new one. */
export async function reportExposure(context: Context, pass: Pass): Promise<void> {
  const { requestId } = pass;
  const stored = await context.db.$transaction(async (tx) => {
    await end(withoutNetwork(context), tx, pass, "exposed");
    return storeResponse(withoutNetwork(context), tx, {
      ...answerOf(pass),
      dispatchId: null,
      ...pressed("exposed"),
      isProblem: true,
    });
  });
  announceResponse(context, requestId, stored);
}

/** What administrators read above the person's words. */
const callInShort = "From a Help Pass.";

export const answerOf = ({ requestId }: Pick<Pass, "requestId">) =>
  ({ requestId, recipientType: "victim", responseType: "pass", sender: "Help Pass" }) as const;

/** One at a time: a double press is one answer, and no race exceeds the limit. */
async function countAnswer(context: Context, tx: Prisma.TransactionClient, pass: Pass) {
  await demandLive(tx, pass);
  const { requestId } = pass;
  const since = new Date(context.now().getTime() - dayMs);
  const lately = await tx.recipientResponse.count({ where: { requestId, createdAt: { gt: since } } });
  if (lately >= answersPerDay) throw new Refusal("RATE_LIMITED", says.tooMany);
}

export async function demandLive(tx: Prisma.TransactionClient, { id, requestId }: Pass) {
  await lockRequest(tx, requestId);
  const { endedAt } = await tx.helpPass.findUniqueOrThrow({ where: { id }, select: { endedAt: true } });
  if (endedAt) throw new Refusal("CONFLICT", says.helpGone);
}

/** One help of this pass's request. Another request's is as unknown as a void one. */
async function demandTicket(tx: Prisma.TransactionClient, { requestId }: Pass, ticket: string) {
  const id = /^\d{1,9}$/.test(ticket) ? Number(ticket) : 0;
  const help = await tx.helpDispatch.findFirst({
    where: { id, requestId, voidedAt: null },
    select: { id: true },
  });
  if (!help) throw new Refusal("CONFLICT", says.helpGone);
  return help;
}
