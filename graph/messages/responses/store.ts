import type { Prisma, RecipientResponse } from "../../../prisma/client/client.ts";
import { inboxChange } from "../communications/watch.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { announceTasks, openTask } from "../../core/tasks/open.ts";
import { dueAtOf } from "../../../shared/desk/tasks/kinds.ts";
import { repeatMs, responsesPerLink, responsesPerLinkMs } from "./rules.ts";
import { says } from "../../../shared/messages/responses/sentences.ts";
import { mentionsStop } from "./stop-request.ts";

type Answer = Pick<
  RecipientResponse,
  "requestId" | "dispatchId" | "recipientType" | "responseType" | "sender" | "content" | "isProblem"
> & {
  replyLinkId?: number;
  button?: RecipientResponse["button"];
  /** Its request to stop took effect already. */
  hasStopped?: boolean;
};

/** What was stored, for `announceResponse`. */
export interface StoredResponse {
  id: number;
  /** The desk's task to find out whether the person wants no more messages. */
  taskId: number | undefined;
}

/**
 * Stores a recipient's or officer's answer, within a transaction. A problem marks the dispatched
 * help. Words that may ask to stop become a task. Call `announceResponse` after the commit.
 */
export async function storeResponse(
  context: Context,
  tx: Prisma.TransactionClient,
  { hasStopped = false, ...answer }: Answer,
): Promise<StoredResponse> {
  const now = context.now();
  const { requestId, dispatchId, recipientType, isProblem, content } = answer;
  const { id } = await tx.recipientResponse.create({ data: { ...answer, createdAt: now } });
  if (isProblem && dispatchId)
    await tx.helpDispatch.updateMany({
      where: { id: dispatchId, problemAt: null },
      data: { problemAt: now },
    });
  await record(tx, context, {
    action: "response.received",
    resourceType: "request",
    resourceId: requestId,
    details: { response: id, from: recipientType, isProblem, dispatch: dispatchId },
    actor: { actorKind: recipientType === "officer" ? "officer" : "visitor" },
  });
  const mayStop = !hasStopped && !answer.button && mentionsStop(content);
  const kind = "stop_request";
  const taskId = mayStop
    ? await openTask(tx, {
        ...{ kind, subjectType: "response", subjectId: id, requestId, about: recipientType },
        ...{ openedAt: now, dueAt: dueAtOf(kind, now, null) },
      })
    : undefined;
  return { id, taskId };
}

/**
 * "It doesn't work". The same help can have one open problem: null if it was reported. The caller
 * locks the request.
 */
export async function storeProblem(
  context: Context,
  tx: Prisma.TransactionClient,
  problem: Omit<Answer, "isProblem"> & { dispatchId: number },
): Promise<StoredResponse | null> {
  const reported = { id: problem.dispatchId, problemAt: { not: null } };
  if ((await tx.helpDispatch.count({ where: reported })) > 0) return null;
  return storeResponse(context, tx, { ...problem, isProblem: true });
}

/**
 * Stores the answer, or returns null if the recipient sent the same text within the hour.
 * RATE_LIMITED after ten answers in a day. `own` selects the answers that count; the caller locks
 * them first.
 */
export async function storeWithinLimits(
  context: Context,
  tx: Prisma.TransactionClient,
  own: Prisma.RecipientResponseWhereInput,
  answer: Answer,
): Promise<StoredResponse | null> {
  const now = context.now().getTime();
  const lately = await tx.recipientResponse.findMany({
    where: { ...own, createdAt: { gt: new Date(now - responsesPerLinkMs) } },
    select: { content: true, isProblem: true, createdAt: true },
  });
  const isRepeat = lately.some(
    ({ content, isProblem, createdAt }) =>
      content === answer.content && isProblem === answer.isProblem && createdAt.getTime() > now - repeatMs,
  );
  if (isRepeat) return null;
  if (lately.length >= responsesPerLink)
    throw new Refusal("RATE_LIMITED", says.tooMany, { content: [says.tooMany] });
  return storeResponse(context, tx, answer);
}

/** Null if nothing new was stored. */
export function announceResponse(context: Context, requestId: number, stored: StoredResponse | null) {
  context.events.publish("requestChanged", { id: requestId });
  if (!stored) return;
  context.events.publish("inboxChanged", inboxChange("response", stored.id));
  announceTasks(context, [stored.taskId]);
}
