import type { Letter, Prisma } from "../../../../prisma/client/client.ts";
import { says as messageSays } from "../../../../shared/messages/communications/sentences.ts";
import { announceHandled, takeCareOf } from "../../communications/service.ts";
import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { e164Of } from "../../../core/text/phone.ts";
import { announceWork } from "../write/due.ts";
import { openFacts, reachesOf, requestForLetters } from "../write/facts.ts";
import { openPaper } from "../write/sealed-columns.ts";
import { messagesOf } from "./send.ts";
import { says } from "../../../../shared/messages/letters/sentences.ts";
import { validUntilOf } from "../valid-until.ts";

/**
 * Queues a recipient's letter on the other channel, in the same words, after its message reached no
 * one. This marks that message as handled, so if two administrators act at once, only the first
 * sends. The statement that claims the new message checks again whether it may be sent.
 */
export async function sendAnotherWay(
  context: Context,
  messageId: string,
  query: Pick<Prisma.LetterFindManyArgs, "select" | "include"> = {},
): Promise<Letter> {
  admit(context.viewer, "workCases");
  const letter = await context.db.$transaction(async (tx) => {
    const { id: failedId, letterId, recipientType, kind, channel } = await takeCareOf(context, tx, messageId);
    if (letterId === null || recipientType !== "victim" || kind === "letter-void")
      throw new Refusal("CONFLICT", says.noOtherWay);
    const { state, factsSealed, dispatch, request, ...letter } = await tx.letter.findUniqueOrThrow({
      where: { id: letterId },
      include: {
        request: { select: requestForLetters },
        dispatch: { select: { voidedAt: true, endsAt: true } },
      },
    });
    if (state === "void" || dispatch?.voidedAt) throw new Refusal("CONFLICT", says.decisionVoid);
    if (!request.contacting) throw new Refusal("CONFLICT", says.notToBeContacted);
    const reach = reachesOf(request).find((one) => one.channel !== channel);
    const paper = openPaper(context, factsSealed);
    if (!reach || !paper) throw new Refusal("CONFLICT", says.noOtherWay);
    if (reach.channel === "sms") await demandText(tx, reach.recipientAddress);
    const facts = { ...openFacts(context, factsSealed), reach };
    const validUntil = validUntilOf({ ...letter, dispatch });
    const { messages, replyLinks } = messagesOf(context, { letterId, facts, paper, validUntil });
    await tx.message.createMany({ data: messages });
    // Retry would send both.
    await tx.message.update({ where: { id: failedId }, data: { resentAsId: messages[0]?.id ?? null } });
    await tx.replyLink.createMany({ data: replyLinks });
    await record(tx, context, {
      action: "letter.resent",
      resourceType: "letter",
      resourceId: letterId,
      details: { before: channel, after: reach.channel },
    });
    return tx.letter.findUniqueOrThrow({ ...query, where: { id: letterId } });
  });
  announceHandled(context, messageId);
  announceWork(context);
  context.events.publish("requestChanged", { id: letter.requestId });
  return letter;
}

/** Not to a number that is incomplete, or whose owner wants no texts. */
async function demandText(tx: Prisma.TransactionClient, written: string) {
  const phone = e164Of(written);
  if (!phone) throw new Refusal("CONFLICT", says.noOtherWay);
  if (await tx.textStop.findUnique({ where: { phone } }))
    throw new Refusal("CONFLICT", messageSays.textsStopped);
}
