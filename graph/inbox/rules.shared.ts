import * as z from "zod/mini";
import { messageBodyMost, subjectMost } from "../templates/rules.shared.ts";
import { says as templateSays } from "../templates/sentences.ts";
import { says } from "./sentences.ts";

export const communicationTypes = ["email", "sms", "phone", "alert"] as const;
export type CommunicationType = (typeof communicationTypes)[number];
export const directions = ["inbound", "outbound"] as const;
export type Direction = (typeof directions)[number];
export const communicationStatuses = [
  "pending",
  "captured",
  "delivered",
  "read",
  "responded",
  "failed",
  "superseded",
] as const;
export type CommunicationStatus = (typeof communicationStatuses)[number];
export const priorities = ["low", "medium", "high", "critical"] as const;
export type Priority = (typeof priorities)[number];
/** The ways by which somebody is written to or called. */
export const channels = ["email", "sms", "phone"] as const;
export type Channel = (typeof channels)[number];
export const recipientTypes = ["officer", "supervisor", "admin", "victim"] as const;
export type RecipientKind = (typeof recipientTypes)[number];

/** Communications of a page. */
export const communicationsPerPage = 25;
/** Communications of a page over REST, if the call does not say how many, and at most. */
export const communicationsOverRest = 200;
export const mostCommunicationsOverRest = 1000;
/** Words of one search; what else was typed is left out. */
export const mostWords = 5;
/** Characters of a preview, as people count them. */
export const previewCharacters = 100;
/** People that a search for whom to write to shows. */
export const mostRecipients = 12;

/**
 * Messages to administrators about what has happened: nobody wrote them, and nobody answers them.
 */
export const alertKinds = ["admin-notice", "emergency-notice", "supervisor-emergency"] as const;
/** Written by an administrator, so that the list may quote them. */
export const writtenKinds = ["composed", "reply"] as const;

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const cursorForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[a-z]+-[\da-f-]{1,36}$/;

/** What the inbox is asked for. */
export const inboxFilter = z.object({
  direction: optional(z.enum(directions, says.filterUnknown)),
  type: optional(z.enum(communicationTypes, says.filterUnknown)),
  status: optional(z.enum([...communicationStatuses, "unread"], says.filterUnknown)),
  priority: optional(z.enum(priorities, says.filterUnknown)),
  search: z._default(z.string(says.filterUnknown).check(z.maxLength(200, says.searchTooLong)), ""),
  /** A request's number: its thread. */
  request: optional(z.int32(says.filterUnknown).check(z.positive(says.filterUnknown))),
  /** What one communication without a case began: it and its answers. */
  thread: optional(z.string().check(z.regex(/^[a-z]+-[\da-f-]{1,36}$/, says.filterUnknown))),
  /** Where the page before ended. */
  after: optional(z.string().check(z.regex(cursorForm, says.filterUnknown))),
  /** All but what is unread. */
  isHandled: optional(z.boolean()),
  limit: z._default(
    z.int().check(z.minimum(1), z.maximum(mostCommunicationsOverRest)),
    communicationsPerPage,
  ),
});
export type InboxFilter = z.output<typeof inboxFilter>;

export const recipientSearch = z.string().check(z.maxLength(200, says.searchTooLong));

export const wordsIn = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** What came in, by the table that keeps it; a message is what went out. */
export const sources = ["response", "callback", "correction", "feedback"] as const;
export type Source = (typeof sources)[number];
export type Key = { source: Source; id: number } | { source: "message"; id: string };

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** `response-12` as the row that it names; null for what names none. */
export function keyIn(key: string): Key | null {
  const at = key.indexOf("-");
  const [source, id] = [key.slice(0, at), key.slice(at + 1)];
  if (source === "message") return uuid.test(id) ? { source, id } : null;
  const known = sources.find((one) => one === source);
  return known && /^[1-9]\d{0,8}$/.test(id) ? { source: known, id: Number(id) } : null;
}

/**
 * What turns the reading direction of what stands after it, and so can make a text say something
 * else than it does.
 */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text's beginning on one line. It ends before a character that would be the one too many, and
 * never within one: a face with its skin colour or a letter with its accents is one character,
 * however many signs it is written with.
 */
export function preview(text: string, most = previewCharacters): string {
  // So much is more than the preview of any writing; segmenting a whole book would take long.
  const line = text
    .slice(0, most * 60)
    .replace(turning, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters: string[] = [];
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(line)) {
    characters.push(segment);
    if (characters.length > most)
      return `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
  }
  return characters.join("");
}

const recipientKey = /^(?:officer|supervisor|admin|victim)-[1-9]\d{0,8}$/;
const priority = z._default(z.enum(priorities, says.priorityUnknown), "medium");

/** What an administrator writes. Recipient and message are asked for with one sentence. */
export const composeForm = z.object({
  type: z.enum(channels, templateSays.typeMissing),
  recipient: z
    .string(says.composeIncomplete)
    .check(z.trim(), z.minLength(1, says.composeIncomplete), z.regex(recipientKey, says.recipientUnknown)),
  request: optional(z.int32(says.requestUnknown).check(z.positive(says.requestUnknown))),
  subject: z._default(z.string().check(z.trim(), z.maxLength(subjectMost, templateSays.subjectTooLong)), ""),
  message: z
    .string(says.composeIncomplete)
    .check(
      z.trim(),
      z.minLength(1, says.composeIncomplete),
      z.maxLength(messageBodyMost, templateSays.bodyTooLong),
    ),
  priority,
  template: optional(z.int32()),
});

/** What a reply says. */
export const replyWords = z.object({
  method: z.enum(channels, templateSays.typeMissing),
  content: z
    .string(says.replyMissing)
    .check(
      z.trim(),
      z.minLength(1, says.replyMissing),
      z.maxLength(messageBodyMost, templateSays.bodyTooLong),
    ),
});

export const replyForm = z.extend(replyWords, {
  /** How many answers were seen beside it: somebody else may have answered meanwhile. */
  repliesSeen: z.int32().check(z.nonnegative()),
});

/** A text message of more would arrive in many pieces. */
export const smsMost = 600;
