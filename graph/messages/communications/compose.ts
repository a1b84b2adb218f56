import type { Message, Prisma } from "../../../prisma/client/client.ts";
import type { MessageChannel, MessagePriority, RecipientType } from "../../../prisma/client/enums.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { demandNotDestroyed, isDestroyed } from "../../core/security/destroyed.ts";
import { publicUrl } from "../../core/env.ts";
import { Html } from "../../core/pages/html.ts";
import { asLanguage } from "../../core/i18n/i18n.ts";
import { withIsolates } from "../../../shared/core/text/direction.ts";
import { e164Of } from "../../core/text/phone.ts";
import { ownIdentity, taglineOf, type Identity } from "../../core/installation-name.ts";
import { normaliseEmail } from "../../../shared/officers/verification/rules.ts";
import { textOf, type TextRow } from "./first-text.ts";
import { trainingMark } from "../../core/training.ts";
import { fitsOneText, inTextAlphabet } from "../../core/text/gsm.ts";
import type { TrainingMark } from "../../core/training.ts";
import { footers } from "./footers.ts";
import { mailPage, type Layout } from "./mail-page.ts";
import type { MessageKind } from "./rules.ts";

export interface OutgoingMessage {
  kind: MessageKind;
  channel: MessageChannel;
  recipientType: RecipientType;
  recipientName: string;
  /** An email address, or a telephone number for an SMS. */
  recipientAddress: string;
  subject: string;
  /**
   * The content: words that are rendered as an email when it is sent or read (`mailLayout`), or the
   * text of an SMS, which may begin with the name in text messages.
   */
  body: Layout | { text: string; html?: string; said?: string; isNamed?: boolean; details?: Details };
  /** English by default. */
  language?: string;
  requestId?: number | null;
  verificationId?: number | null;
  /** The letter that it carries. */
  letterId?: number | null;
  /** The administrator who writes it, by account name. */
  writtenBy?: string;
  priority?: MessagePriority;
  templateId?: number | null;
  templateVersion?: number | null;
  /** What it answers, as the inbox names it. */
  inReplyTo?: string;
  replyToId?: number | null;
}

/** What a text message has no room for. The page behind its link shows it. */
export interface Details {
  lead: string[];
  facts: { name: string; value: string; href?: string }[];
  closing: string[];
}

export interface MessageBody {
  text: string;
  html: string;
  unsubscribe?: string;
}

/**
 * The outbox row of a message, to be written in the transaction that causes it. The body is sealed:
 * it may hold a link's secret, which is created once and stays the same on every try.
 */
export function composeMessage(context: Pick<Context, "keys" | "random" | "now">, letter: OutgoingMessage) {
  const now = context.now();
  const isSent = letter.channel === "phone" || letter.channel === "pass";
  return {
    id: context.random.uuid(),
    kind: letter.kind,
    channel: letter.channel,
    // A call is logged after it was made, and a pass shows its message at once.
    state: isSent ? "sent" : "queued",
    recipientType: letter.recipientType,
    recipientName: oneLine(letter.recipientName),
    recipientAddress: addressOf(letter),
    mailboxKey: letter.recipientType === "supervisor" ? normaliseEmail(letter.recipientAddress) : null,
    subject: oneLine(letter.subject),
    bodySealed: context.keys.seal(JSON.stringify(letter.body), bodyPlace),
    language: letter.language ?? "en",
    requestId: letter.requestId ?? null,
    verificationId: letter.verificationId ?? null,
    letterId: letter.letterId ?? null,
    writtenBy: letter.writtenBy ?? null,
    priority: letter.priority ?? "medium",
    templateId: letter.templateId ?? null,
    templateVersion: letter.templateVersion ?? null,
    inReplyTo: letter.inReplyTo ?? null,
    replyToId: letter.replyToId ?? null,
    tries: 0,
    reason: null,
    dueAt: now,
    leaseUntil: null,
    sentAt: isSent ? now : null,
    deliveredAt: letter.channel === "phone" ? now : null,
    createdAt: now,
  } satisfies Prisma.MessageCreateManyInput;
}

/** A text message keeps the number that is dialed: by it an answer finds its message. */
const addressOf = ({ channel, recipientAddress }: OutgoingMessage) =>
  (channel === "sms" ? e164Of(recipientAddress) : null) ?? oneLine(recipientAddress);

type StoredText = Partial<MessageBody> & { isNamed?: boolean };

/** The message, rendered from the words that were sealed when it was written. */
export function openBody(
  { keys, config, env }: Pick<Kernel, "keys" | "config" | "env">,
  sealed: string,
  row?: TextRow,
): MessageBody {
  demandNotDestroyed(sealed);
  const body = JSON.parse(keys.open(sealed, bodyPlace)) as Layout | StoredText;
  // Older messages were sealed in rendered form.
  if (!("paragraphs" in body)) {
    const { text = "", html: markup = "", isNamed = false } = body;
    const training = trainingMark(env, asLanguage(row?.language));
    const said = textOf({ text, isNamed, row, sender: config().smsSender });
    return { text: withIsolates(training ? markedText(said, training) : said), html: markup };
  }
  const { unsubscribe } = body;
  const drawn = drawMail({ ...body, paragraphs: body.paragraphs.map(asParagraph) }, config(), {
    privacy: `${publicUrl(env)}/privacy`,
    training: trainingMark(env, asLanguage(body.language)),
  });
  return { ...drawn, ...(unsubscribe !== undefined && { unsubscribe }) };
}

/** A text message of a training installation, as long as it stays one message. */
function markedText(text: string, { word }: TrainingMark): string {
  const said = `${word}: ${text}`;
  return fitsOneText(inTextAlphabet(said)) || !fitsOneText(inTextAlphabet(text)) ? said : text;
}

/** The subject as it is sent. */
export const subjectOf = (
  env: Pick<Kernel["env"], "TRAINING">,
  { subject, language }: Pick<Message, "subject" | "language">,
): string => {
  const training = trainingMark(env, asLanguage(language));
  return training && subject ? `[${training.word}] ${subject}` : subject;
};

/** An administrator's own text, without the email frame; null for automatic messages. */
export function saidIn({ keys }: Pick<Kernel, "keys">, sealed: string): string | null {
  if (isDestroyed(sealed)) return coreSays.wasDestroyed;
  const { said } = JSON.parse(keys.open(sealed, bodyPlace)) as { said?: unknown };
  return typeof said === "string" ? said : null;
}

/** What the page behind a text message's link shows; null for older and other messages. */
export function detailsIn({ keys }: Pick<Kernel, "keys">, sealed: string): Details | null {
  if (isDestroyed(sealed)) return null;
  const { details, said } = JSON.parse(keys.open(sealed, bodyPlace)) as { details?: Details; said?: string };
  return details ?? (said === undefined ? null : { lead: said.split(/\n+/), facts: [], closing: [] });
}

/** Restores the markup object from the row. */
const asParagraph = (paragraph: Html | string) =>
  typeof paragraph === "string" ? paragraph : new Html(paragraph.markup);

/**
 * The words of an email, frozen in its row. Rendering happens when it is sent, outside the
 * decision's transaction.
 */
export function mailLayout(words: Layout) {
  const language = asLanguage(words.language);
  return { body: { ...words, language }, language };
}

/** One layout for every email: the same words as markup and as plain text. */
export function drawMail(
  { title, paragraphs, button, further, language: stored }: Layout,
  identity: Identity = ownIdentity,
  links: { privacy?: string; training?: TrainingMark | undefined } = {},
): MessageBody {
  const language = asLanguage(stored);
  const own = footers(language);
  const privacy = links.privacy && `${links.privacy}?lang=${language}`;
  const words = {
    ...own,
    name: identity.systemName,
    sign: taglineOf(identity, own.sign),
    privacyUrl: privacy,
    training: links.training,
  };
  const text = [
    ...(links.training ? [`${links.training.word}. ${links.training.text}`] : []),
    title,
    ...paragraphs.map(plain),
    ...[button, further].flatMap((link) => (link ? [`${link.label}${words.colon}\n${link.href}`] : [])),
    `--\n${[`${words.name}.`, words.sign].join(" ").trim()}\n${words.danger}${privacy ? `\n${own.privacy}${own.colon} ${privacy}` : ""}`,
  ].join("\n\n");
  return {
    text: withIsolates(text),
    html: String(mailPage({ title, paragraphs, button, further }, language, words)),
  };
}

const bodyPlace = "Message.body";

/** A line break in an address or a subject would start a header of its own. */
const oneLine = (value: string) => value.replace(/[\r\n\t\0]+/g, " ").trim();

/** Markup as plain text: a link keeps its address, and escaped characters are restored. */
function plain(paragraph: Html | string): string {
  if (!(paragraph instanceof Html)) return paragraph;
  return paragraph.markup
    .replace(/\s+/g, " ")
    .replace(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>([\s\S]*?)<\/a>/g, (_, href: string, label: string) =>
      href === label ? label : `${label} (${href})`,
    )
    .replace(/ ?<(br|\/p|\/li|\/dd|\/div)\b[^>]*> ?/g, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .trim();
}
