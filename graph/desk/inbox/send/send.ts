import type { Prisma } from "../../../../prisma/client/client.ts";
import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { once } from "../../../core/idempotency.ts";
import {
  composeMessage,
  mailLayout,
  type OutgoingMessage,
} from "../../../messages/communications/compose.ts";
import { victimText } from "../../../messages/communications/victim-text.ts";
import { inboxChange } from "../../../messages/communications/watch.ts";
import { replyLink } from "../../../messages/responses/reply-link.ts";
import type { Communication } from "../communication.ts";
import { guarded } from "./guard.ts";
import { readCommunication } from "../list.ts";
import { readRecipient, type MessageRecipient } from "./recipients.ts";
import { composeForm, type Channel, type Priority } from "../../../../shared/desk/inbox/rules.ts";
import { says } from "../../../../shared/desk/inbox/sentences.ts";
import { valuesFor } from "./template-values.ts";
import { words } from "../words.ts";

type Tx = Prisma.TransactionClient;

/**
 * An administrator sends a message, logs a call or writes into a Help Pass. The message waits in
 * the outbox; a call is recorded as made; a pass shows its message at once.
 */
export async function sendCommunication(
  context: Context,
  input: unknown,
  idempotencyKey?: string | null,
): Promise<Communication> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  const form = parse(composeForm, input);
  const { type: channel, subject, message, priority } = form;
  if (channel === "email" && subject === "")
    throw new Refusal("INVALID", says.subjectMissing, { subject: [says.subjectMissing] });
  const scope = `composeMessage ${viewer.adminId}`;
  const key = idempotencyKey ?? undefined;
  const { answer } = await once(context, { scope, key, body: form }, async (tx) => {
    const recipient = await demandRecipient(
      { db: tx, viewer, now: context.now },
      form.recipient,
      form.request ?? null,
    );
    const template = await demandTemplate(tx, form.template ?? null);
    const id = await write(context, tx, {
      kind: "composed",
      ...{ channel, recipient, subject: channel === "email" ? subject : "", message, priority },
      ...template,
    });
    await record(tx, context, {
      action: "message.composed",
      resourceType: recipient.requestId === null ? "message" : "request",
      resourceId: recipient.requestId ?? id,
      details: { message: id, channel, to: recipient.kind, priority, template: template.templateId ?? null },
    });
    return { id };
  });
  announceMessage(context, answer.id);
  return readCommunication(context, `message-${answer.id}`);
}

async function demandRecipient(
  from: Pick<Context, "viewer" | "now"> & { db: Tx },
  key: string,
  requestId: number | null,
): Promise<MessageRecipient> {
  const found = await readRecipient(from, key, requestId);
  if (!found) throw new Refusal("NOT_FOUND", says.recipientUnknown, { recipient: [says.recipientUnknown] });
  if (found.isOfOther) throw new Refusal("INVALID", says.requestOfOther, { request: [says.requestOfOther] });
  return found.recipient;
}

async function demandTemplate(tx: Tx, id: number | null) {
  if (id === null) return {};
  const known = await tx.communicationTemplate.findFirst({
    where: { id, deletedAt: null },
    select: { version: true },
  });
  if (!known) throw new Refusal("CONFLICT", says.templateGone, { template: [says.templateGone] });
  return { templateId: id, templateVersion: known.version };
}

export interface Written {
  kind: "composed" | "reply";
  channel: Channel;
  recipient: MessageRecipient;
  subject: string;
  message: string;
  priority: Priority;
  templateId?: number;
  templateVersion?: number;
  inReplyTo?: string;
  replyToId?: number;
  /** The form's field names. */
  fields?: { channel: string; message: string };
}

/** Writes the message and, for a case, the reply link; returns its id. */
export async function write(context: Context, tx: Tx, written: Written): Promise<string> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  const { kind, channel, recipient, priority, fields, ...rest } = written;
  const { requestId, language } = recipient;
  const values = await valuesFor(context, tx, { recipient, language });
  const isAnswerable =
    requestId !== null && recipient.kind !== "admin" && (channel === "email" || channel === "sms");
  const link = isAnswerable
    ? replyLink(context, {
        requestId,
        recipientType: recipient.kind,
        recipientName: recipient.name,
        ...{ channel, language },
      })
    : null;
  const draft = { channel, recipient, subject: rest.subject, message: rest.message };
  const placeholder = link ? { replyLink: link.href } : {};
  const text = await guarded(tx, { ...draft, values: { ...values, ...placeholder } }, fields);
  const saysLink = link !== null && text.message.includes(link.href);
  const said = link ? text.message.replaceAll(link.href, "…") : text.message;
  const row = composeMessage(context, {
    kind,
    channel,
    recipientType: recipient.kind,
    recipientName: recipient.name,
    recipientAddress: channel === "pass" ? "" : (recipient.ways[channel] ?? ""),
    subject: text.subject || subjectOf(channel, recipient),
    ...bodyOf({ channel, recipient, text, said, href: link?.href ?? null, saysLink }),
    requestId,
    writtenBy: viewer.username,
    priority,
    ...(rest.templateId && { templateId: rest.templateId, templateVersion: rest.templateVersion ?? null }),
    ...(rest.inReplyTo && { inReplyTo: rest.inReplyTo }),
    ...(rest.replyToId && { replyToId: rest.replyToId }),
  });
  await tx.message.create({ data: row });
  if (link) await tx.replyLink.create({ data: { ...link.row, messageId: row.id } });
  return row.id;
}

interface Body {
  channel: Channel;
  recipient: MessageRecipient;
  text: { subject: string; message: string };
  /** For the inbox, without the link's secret. */
  said: string;
  href: string | null;
  /** The text itself contains the link. */
  saysLink: boolean;
}

function bodyOf({
  channel,
  recipient,
  text,
  said,
  href,
  saysLink,
}: Body): Pick<OutgoingMessage, "body" | "language"> {
  const { language } = recipient;
  const t = words(language);
  if (channel !== "email") {
    const whole = href && !saysLink ? `${text.message} ${t.replySms(href)}` : text.message;
    // A longer one is read on the page of its link.
    const isShortened = channel === "sms" && recipient.kind === "victim" && href;
    return { body: { text: isShortened ? victimText([whole, t.longSms(href)]) : whole, said }, language };
  }
  return mailLayout({
    title: text.subject,
    paragraphs: text.message.split(/\n{2,}/),
    ...(href && !saysLink && { button: { label: t.reply, href } }),
    ...{ language, said },
  });
}

/** The subject in lists of everything but an email, which has its own. */
const subjectOf = (channel: Channel, { caseId }: MessageRecipient) =>
  `${{ email: "Email", sms: "SMS", phone: "Phone call", pass: "Help Pass" }[channel]}${caseId ? ` (${caseId})` : ""}`;

export function announceMessage({ events }: Pick<Context, "events">, id: string) {
  events.publish("workWaiting", { kind: "message" });
  events.publish("inboxChanged", inboxChange("message", id));
}
