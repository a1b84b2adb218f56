import { announceCallback, answerWithin } from "../../../community/callbacks/service.ts";
import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { once } from "../../../core/idempotency.ts";
import { asLanguage } from "../../../core/i18n/i18n.ts";
import { inboxChange } from "../../../messages/communications/watch.ts";
import { writtenName } from "../../../core/text/naming.ts";
import { reachOf, type Communication } from "../communication.ts";
import { readCommunication, readRow } from "../list.ts";
import type { MessageRecipient } from "./recipients.ts";
import { keyIn, replyForm, type RecipientKind } from "../../../../shared/desk/inbox/rules.ts";
import { announceMessage, write } from "./send.ts";
import { says } from "../../../../shared/desk/inbox/sentences.ts";
import { words } from "../words.ts";
import { lockName } from "../../../core/database/locks.sql.ts";
import type { InboxRow } from "../inbox.sql.ts";

/**
 * Answers a received item over a channel that its writer allows now. If another administrator
 * answered first, the second gets CONFLICT and reads that answer. An answered item counts as read.
 */
export async function replyTo(
  context: Context,
  key: string,
  input: unknown,
  idempotencyKey?: string | null,
): Promise<Communication> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  const form = parse(replyForm, input);
  const row = await readRow(context, key);
  const named = keyIn(key);
  if (!named || named.source === "message" || row.party === "admin")
    throw new Refusal("INVALID", says.noReply, { method: [says.noReply] });
  const recipient = writerOf(row, context.now());
  const { source, id: sourceId } = named;
  const scope = `reply ${viewer.adminId}`;
  const body = { key, ...form };
  const { answer } = await once(context, { scope, key: idempotencyKey ?? undefined, body }, async (tx) => {
    // If two race, the second waits here and then sees the first one's answer.
    await lockName(tx, `inbox ${key}`);
    const earlier = await tx.message.findMany({
      where: { inReplyTo: key, state: { not: "failed" } },
      orderBy: { createdAt: "desc" },
      select: { writtenBy: true },
    });
    if (earlier.length > form.repliesSeen)
      throw new Refusal("CONFLICT", says.answeredMeanwhile({ name: earlier[0]?.writtenBy ?? "" }));
    if (source === "callback") await answerWithin(context, tx, sourceId);
    const t = words(recipient.language);
    const id = await write(context, tx, {
      kind: "reply",
      channel: form.method,
      ...{ recipient, priority: row.priority, message: form.content, inReplyTo: key },
      subject: form.method === "email" ? (row.caseId ? t.answerTo(row.caseId) : t.answer) : "",
      ...(source === "response" && { replyToId: sourceId }),
      fields: { channel: "method", message: "content" },
    });
    const read = { readAt: context.now(), readBy: viewer.username };
    if (source === "response")
      await tx.recipientResponse.updateMany({
        where: { id: sourceId, acknowledgedAt: null },
        data: { acknowledgedAt: read.readAt, acknowledgedBy: read.readBy },
      });
    else await tx.inboxRead.createMany({ data: [{ kind: source, sourceId, ...read }], skipDuplicates: true });
    await record(tx, context, {
      action: "message.answered",
      resourceType: row.requestId === null ? (source === "response" ? "message" : source) : "request",
      resourceId: row.requestId ?? sourceId,
      details: { message: id, channel: form.method, answers: key },
    });
    return { id };
  });
  announceMessage(context, answer.id);
  context.events.publish("inboxChanged", inboxChange(source, sourceId));
  if (source === "callback") announceCallback(context, sourceId);
  if (row.requestId !== null) context.events.publish("requestChanged", { id: row.requestId });
  return readCommunication(context, key);
}

/** Its writer, as a person who can be contacted. */
function writerOf(row: InboxRow, now: Date): MessageRecipient {
  const language = asLanguage(row.language);
  const kind: RecipientKind = row.party ?? "victim";
  const { caseId } = row;
  const isVictim = row.party === "victim" && caseId !== null;
  return {
    key: row.key,
    kind,
    name: isVictim
      ? writtenName({ anonymous: Boolean(row.anonymous), caseId }, row.sender ?? "", language)
      : (row.sender ?? ""),
    requestId: row.requestId,
    caseId,
    ...reachOf(row, now),
    language,
    isNotToBeContacted: row.party === "victim" && row.contacting === false,
    isAnonymous: Boolean(row.anonymous),
  };
}
