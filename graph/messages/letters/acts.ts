import type { Letter, Prisma } from "../../../prisma/client/client.ts";
import { queueAgain } from "../communications/service.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import * as z from "zod/mini";
import { announceWork } from "./write/due.ts";
import { freeze, openFacts, requestForLetters, sealFacts } from "./write/facts.ts";
import { voidReason } from "../../../shared/messages/letters/rules.ts";
import { says } from "../../../shared/messages/letters/sentences.ts";
import { voidLetters } from "./void.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.LetterFindManyArgs, "select" | "include">;

/**
 * Retries a failed letter: one that could not be written uses its current record, and one that
 * could not be sent goes out with the same words and links.
 */
export async function retryLetter(context: Context, id: number, query: Selection = {}): Promise<Letter> {
  admit(context.viewer, "workCases");
  const letter = await context.db.$transaction(async (tx) => {
    const row = await tx.letter.findUnique({ where: { id }, select: { state: true, audience: true } });
    if (!row) throw new Refusal("NOT_FOUND", says.missing);
    if (
      !(row.state === "failed"
        ? await dueAgain(context, tx, id)
        : await queueAgain(context, tx, { letterId: id }))
    )
      throw new Refusal("CONFLICT", row.state === "void" ? says.alreadyVoid : says.nothingToRetry);
    await record(tx, context, {
      action: "letter.retried",
      resourceType: "letter",
      resourceId: id,
      details: { before: row.state },
    });
    return tx.letter.findUniqueOrThrow({ ...query, where: { id } });
  });
  announceWork(context);
  context.events.publish("requestChanged", { id: letter.requestId });
  return letter;
}

async function dueAgain(context: Context, tx: Tx, id: number): Promise<boolean> {
  const { count } = await tx.letter.updateMany({
    where: { id, state: "failed" },
    data: { state: "due", failure: null },
  });
  if (count === 0) return false;
  const { factsSealed, audience, request, dispatch } = await tx.letter.findUniqueOrThrow({
    where: { id },
    include: { request: { select: requestForLetters }, dispatch: { select: { vendor: true } } },
  });
  const kept = openFacts(context, factsSealed);
  // Only reader and sender are read again: the decision stays as it was.
  const now = freeze({ kind: "denial", request, reason: null }, audience);
  const vendor = dispatch?.vendor;
  const facts = {
    ...kept,
    recipient: kept.recipient || now.recipient,
    officer: kept.officer?.name ? kept.officer : now.officer,
    // Who is anonymous asked for a summary on the pass alone.
    reach: kept.kind === "summary" && request.anonymous ? null : now.reach,
    ...(kept.dispatch &&
      vendor && {
        dispatch: {
          ...kept.dispatch,
          vendor: { ...vendor, name: kept.dispatch.vendor.name.trim() || vendor.name },
        },
      }),
  };
  await tx.letter.update({
    where: { id },
    data: {
      factsSealed: sealFacts(context, facts),
      recipientName: audience === "officer" ? (facts.officer?.name ?? "") : facts.recipient,
    },
  });
  return true;
}

/** Voids one letter, with a reason. If two race, the second gets CONFLICT. */
export async function voidLetter(
  context: Context,
  id: number,
  given: unknown,
  query: Selection = {},
): Promise<Letter> {
  const { viewer } = context;
  admit(viewer, "workCases");
  const { reason } = parse(z.object({ reason: voidReason }), { reason: given });
  const letter = await context.db.$transaction(async (tx) => {
    const count = await voidLetters(context, tx, { letterId: id }, { reason, by: viewer.username });
    if (count === 0)
      throw (await tx.letter.count({ where: { id } }))
        ? new Refusal("CONFLICT", says.alreadyVoid)
        : new Refusal("NOT_FOUND", says.missing);
    return tx.letter.findUniqueOrThrow({ ...query, where: { id } });
  });
  announceWork(context);
  context.events.publish("requestChanged", { id: letter.requestId });
  return letter;
}
