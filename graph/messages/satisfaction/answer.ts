import "./audit-actions.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { questionLifetimeMs, satisfactionForm, type SatisfactionAnswer } from "./rules.ts";

/** The recipient's answer so far. `isOpen` is false once it can no longer be changed. */
export async function readRating({ db, now }: Context, requestId: number) {
  const row = await db.satisfaction.findUnique({ where: { requestId } });
  return { answer: row?.answer ?? null, isOpen: !row || row.expiresAt > now() };
}

/**
 * An answer of a recipient who has opened the Help Pass. A request whose survey was not sent yet
 * gets its row here, so it will not be sent.
 */
export async function rateHelp(
  context: Context,
  { requestId, language }: { requestId: number; language: string },
  form: Record<"answer", string>,
): Promise<void> {
  const { answer } = parse(satisfactionForm, form);
  const now = context.now();
  await context.db.satisfaction.createMany({
    data: {
      requestId,
      // No one gets this link.
      tokenHash: context.keys.hash(context.random.token()),
      language,
      askedAt: now,
      expiresAt: new Date(now.getTime() + questionLifetimeMs),
    },
    skipDuplicates: true,
  });
  await saveAnswer(context, requestId, answer);
}

/** Stores the answer while the survey is open. Repeating it changes nothing. */
export async function saveAnswer(context: Context, requestId: number, answer: SatisfactionAnswer) {
  const now = context.now();
  const isNew = await context.db.$transaction(async (tx) => {
    const before = await tx.satisfaction.findUniqueOrThrow({ where: { requestId } });
    const { count } = await tx.satisfaction.updateMany({
      where: { requestId, expiresAt: { gt: now }, OR: [{ answer: null }, { answer: { not: answer } }] },
      data: { answer, answeredAt: now },
    });
    if (count === 0) return false;
    await record(tx, context, {
      action: "satisfaction.answered",
      resourceType: "request",
      resourceId: requestId,
      details: { isChanged: before.answer !== null },
      actor: { actorKind: "visitor" },
    });
    return true;
  });
  if (isNew) context.events.publish("requestChanged", { id: requestId });
}
