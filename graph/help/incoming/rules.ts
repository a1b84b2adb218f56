import * as z from "zod/mini";
import { dayMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { normalized } from "../../../shared/core/text/fold.ts";

const id = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));
/** The provider's own code of a reason, such as `30003` or `5.1.1`. */
const code = z.optional(z.nullable(z.string().check(z.regex(/^[\w.-]{1,40}$/))));

/** What a gateway other than Twilio reports about a text message that it took. */
export const textReceipt = z.object({
  /** As the gateway answered when it took the message. */
  id,
  status: z.enum(["queued", "sent", "delivered", "undelivered", "failed"]),
  code,
});

/** Twilio's form, as far as it is read. */
export const twilioReceipt = z.object({
  MessageSid: id,
  MessageStatus: z.string().check(z.maxLength(40)),
  ErrorCode: code,
});

/** What a mail provider, or our own mail server, reports about an email. */
export const emailReceipt = z.object({
  /** The address that a bounce was sent to, or the Message-ID of the email. */
  message: z.string().check(z.minLength(1), z.maxLength(320)),
  status: z.enum(["sent", "deferred", "delivered", "bounced"]),
  code,
});

type Reported = "sent" | "delivered" | "undelivered";

/** Words of the providers. Others, such as `queued`, say nothing new. */
const reported: Readonly<Record<string, Reported>> = {
  sent: "sent",
  delivered: "delivered",
  read: "delivered",
  undelivered: "undelivered",
  failed: "undelivered",
  canceled: "undelivered",
  bounced: "undelivered",
};

export const reportedIn = (status: string): Reported | undefined =>
  Object.hasOwn(reported, status) ? reported[status] : undefined;

const phone = z.string().check(z.regex(/^\+?[\d]{3,15}$/));
const longestText = 10_000;
const text = z.string().check(z.maxLength(longestText));

/** A text message that came in by a gateway other than Twilio. */
export const textIn = z.object({ from: phone, text });

/** Twilio's form, as far as it is read. */
export const twilioTextIn = z.object({ MessageSid: id, From: phone, Body: text });

/** What a text may say in place of the buttons of a Help Pass. */
const digits = { "1": "problem", "2": "received" } as const;
export type Digit = (typeof digits)[keyof typeof digits];

/** What a text means that is one digit and nothing else; null for any other text. */
export function digitIn(said: string): Digit | null {
  const letters = normalized(said, "NFKC").replace(/[^\p{L}\p{N}]/gu, "");
  return Object.hasOwn(digits, letters) ? digits[letters as keyof typeof digits] : null;
}

/** A help whose code was texted to a number. */
export interface TextedHelp {
  id: number;
  requestId: number;
  /** The same for everything that was given at once. */
  batch: string;
  isVoid: boolean;
  /** It is still to be used. */
  isOpen: boolean;
}

/**
 * The help that a digit is about, of those that were texted, the newest first. Null if it is void,
 * or if the number also got another one that it could be: at the same moment, or for another
 * request.
 */
export function helpMeant([newest, ...earlier]: readonly TextedHelp[]): TextedHelp | null {
  if (!newest || newest.isVoid) return null;
  const isAmbiguous = earlier.some(
    ({ id, isOpen, requestId, batch }) =>
      id !== newest.id &&
      isOpen &&
      (requestId !== newest.requestId || (batch !== "" && batch === newest.batch)),
  );
  return isAmbiguous ? null : newest;
}

/** How far back the message is looked for that a text answers. */
export const answersWithinMs = 30 * dayMs;
/** One automatic answer of a kind in this time: two machines would answer each other forever. */
export const answerAgainMs = 10 * minuteMs;

/** Our id in the Message-ID of an email, as `messageIdOf` makes it. */
export const idInMessageId = (text: string): string | null =>
  /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@[\w.-]+>?$/i.exec(text)?.[1]?.toLowerCase() ?? null;

/** Our id of the message, in the address of the hook. */
export const namedMessage = z.nullable(z.uuid());
