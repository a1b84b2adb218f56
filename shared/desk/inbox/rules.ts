import * as z from "zod/mini";
import { messageBodyMost, subjectMost } from "../../messages/templates/rules.ts";
import { says as templateSays } from "../../messages/templates/sentences.ts";
import { says } from "./sentences.ts";

export const communicationTypes = ["email", "sms", "phone", "pass", "alert"] as const;
export type CommunicationType = (typeof communicationTypes)[number];
export const directions = ["inbound", "outbound"] as const;
export type Direction = (typeof directions)[number];
export const communicationStatuses = [
  "pending",
  "captured",
  "sent",
  "delivered",
  "undelivered",
  "read",
  "responded",
  "failed",
  "superseded",
] as const;
export type CommunicationStatus = (typeof communicationStatuses)[number];
export const priorities = ["low", "medium", "high", "critical"] as const;
export type Priority = (typeof priorities)[number];
/** The channels of messages and calls that reach a person by an address. */
export const addressChannels = ["email", "sms", "phone"] as const;
export type AddressChannel = (typeof addressChannels)[number];
/** `pass`: the message is written into the recipient's Help Pass, and nothing is sent. */
export const channels = [...addressChannels, "pass"] as const;
export type Channel = (typeof channels)[number];
export const recipientTypes = ["officer", "supervisor", "admin", "victim"] as const;
export type RecipientKind = (typeof recipientTypes)[number];

/** The page size. */
export const communicationsPerPage = 25;
/** The default and maximum page size over REST. */
export const communicationsOverRest = 200;
export const maxCommunicationsOverRest = 1000;
/** The maximum number of search words; the rest is ignored. */
export const maxWords = 5;
/** The length of a preview in visible characters. */
export const previewCharacters = 100;
/** The maximum number of people that a recipient search shows. */
export const maxRecipients = 12;

/** Automatic notifications to administrators, which cannot be answered. */
export const alertKinds = ["admin-notice", "emergency-notice", "supervisor-emergency"] as const;
/** Written by an administrator, so the list may quote it. */
export const writtenKinds = ["composed", "reply"] as const;

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** The views of the inbox by thread. */
export const threadViews = ["needs_answer", "urgent", "failed", "mine", "all"] as const;
export type ThreadView = (typeof threadViews)[number];
/** How many of a thread's newest messages are opened at once. */
export const maxOpened = 50;
/** A colleague counts as writing for this long after a signal; the screen sends one more often. */
export const writerSeconds = 30;
export const writerEverySeconds = 10;

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
  /** A thread without a case: its first item and the answers. */
  thread: optional(z.string().check(z.regex(/^[a-z]+-[\da-f-]{1,36}$/, says.filterUnknown))),
  /** The end of the previous page. */
  after: optional(z.string().check(z.regex(cursorForm, says.filterUnknown))),
  /** All read items. */
  isHandled: optional(z.boolean()),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(maxCommunicationsOverRest)), communicationsPerPage),
});
export type InboxFilter = z.output<typeof inboxFilter>;

export const threadFilter = z.object({
  view: z._default(z.enum(threadViews, says.filterUnknown), "needs_answer"),
  type: optional(z.enum(communicationTypes, says.filterUnknown)),
  priority: optional(z.enum(priorities, says.filterUnknown)),
  search: inboxFilter.shape.search,
});
export type ThreadFilter = z.output<typeof threadFilter>;

export const recipientSearch = z.string().check(z.maxLength(200, says.searchTooLong));

export const wordsIn = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, maxWords);

/** Received items by table; a message is a sent one. */
export const sources = ["response", "callback", "correction", "feedback"] as const;
export type Source = (typeof sources)[number];
export type Key = { source: Source; id: number } | { source: "message"; id: string };

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** `response-12` as a reference to its row; null if it is none. */
export function keyIn(key: string): Key | null {
  const at = key.indexOf("-");
  const [source, id] = [key.slice(0, at), key.slice(at + 1)];
  if (source === "message") return uuid.test(id) ? { source, id } : null;
  const known = sources.find((one) => one === source);
  return known && /^[1-9]\d{0,8}$/.test(id) ? { source: known, id: Number(id) } : null;
}

/** `request-12` or the key of a first item as a filter of the inbox; null if it is neither. */
export function threadIn(id: string): { request: number } | { request?: never; thread: string } | null {
  const request = /^request-([1-9]\d{0,8})$/.exec(id)?.[1];
  if (request) return { request: Number(request) };
  return keyIn(id) ? { thread: id } : null;
}

/** Characters that change the reading direction and could change the meaning of a text. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * The beginning of a text on one line. It ends before the character over the limit and never inside
 * one: an emoji with its skin color or a letter with its accents is one character, of any
 * number of code points.
 */
export function preview(text: string, most = previewCharacters): string {
  // Longer than any preview needs; segmenting a whole book would take long.
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

/** A message form. Missing recipient and message share one error. */
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
  /** How many answers were shown with it, to detect a concurrent one. */
  repliesSeen: z.int32().check(z.nonnegative()),
});

/** A longer text message would be split into many parts. */
export const smsMost = 600;
