import * as z from "zod/mini";
import { casesIn, fullScopeOf } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { countOf } from "../../core/http/count-query.ts";
import { Refusal } from "../../core/errors.ts";
import { reachOf, type Communication, type Ways } from "./communication.ts";
import { pageAfter, readRow } from "./list.ts";
import { findRecipients, readRecipient, type MessageRecipient } from "./send/recipients.ts";
import { replyTo } from "./send/reply.ts";
import {
  addressChannels,
  communicationsOverRest,
  maxCommunicationsOverRest,
  type RecipientKind,
} from "../../../shared/desk/inbox/rules.ts";
import { says as templateSays } from "../../../shared/messages/templates/sentences.ts";
import { says } from "../../../shared/desk/inbox/sentences.ts";
import { sendCommunication } from "./send/send.ts";

const unreadMark = "unread~";
/** All unread items were on earlier pages. */
const restMark = "rest";

/** A program's query: the inbox's own filters, and the page size. */
export const communicationList = z.object({
  direction: z.optional(z.string()),
  type: z.optional(z.string()),
  status: z.optional(z.string()),
  priority: z.optional(z.string()),
  search: z._default(z.string(), ""),
  limit: countOf(maxCommunicationsOverRest, communicationsOverRest),
  after: z.optional(z.string()),
});

/**
 * A page for a program: unread items first, then all others, each newest first. `end` tells in
 * which of the two the next page begins.
 */
export async function listOverRest(
  context: Context,
  { after, limit, ...filter }: z.output<typeof communicationList>,
): Promise<{ rows: Communication[]; end: string | null }> {
  const isOneList = Boolean(filter.status) || filter.direction === "outbound";
  const isUnreadFirst = !isOneList && (!after || after.startsWith(unreadMark));
  const unread = isUnreadFirst
    ? await pageAfter(context, {
        ...filter,
        limit,
        status: "unread",
        after: after?.slice(unreadMark.length) || null,
      })
    : { rows: [], end: null };
  if (unread.end) return { rows: unread.rows, end: unreadMark + unread.end };
  const left = limit - unread.rows.length;
  if (left === 0) return { rows: unread.rows, end: restMark };
  const rest = await pageAfter(context, {
    ...filter,
    limit: left,
    isHandled: !isOneList,
    after: isUnreadFirst || after === restMark ? null : after,
  });
  return { rows: [...unread.rows, ...rest.rows], end: rest.end };
}

/** No program writes into a Help Pass: it could not tell who reads there. */
function demandAddress(channel: string, field: string) {
  if (channel === "pass")
    throw new Refusal("INVALID", templateSays.typeMissing, { [field]: [templateSays.typeMissing] });
}

type Contact = Partial<Record<keyof Ways, string | null | undefined>>;

interface Outgoing {
  type: string;
  /** A name, or a recipient's key. */
  recipient: string;
  recipientType?: RecipientKind | null | undefined;
  /** A request's number or its case id. */
  requestId?: string | number | null | undefined;
  subject?: string | null | undefined;
  message: string;
  priority?: string | null | undefined;
  contactInfo?: Contact | null | undefined;
}

/**
 * REST names people by name and case. No match or several are refused; addresses always come from
 * the record.
 */
export async function sendOverRest(
  context: Context,
  { type, recipient, recipientType, requestId, subject, message, priority, contactInfo }: Outgoing,
  idempotencyKey: string | undefined,
): Promise<Communication> {
  admit(context.viewer, "workDesk");
  demandAddress(type, "type");
  const request = await requestOf(context, requestId);
  const found = recipient.trim()
    ? await find(context, recipient.trim(), recipientType ?? null, request)
    : null;
  if (found) demandSameContact(contactInfo, found.ways, "contactInfo");
  const form = {
    type,
    recipient: found?.key ?? "",
    request,
    subject: subject ?? "",
    message,
    ...(priority && { priority }),
  };
  return sendCommunication(context, form, idempotencyKey);
}

async function requestOf(
  { db, viewer }: Context,
  given: string | number | null | undefined,
): Promise<number | null> {
  if (given === null || given === undefined || given === "") return null;
  const number = Number(given);
  const isNumber = Number.isInteger(number) && number > 0 && number < 2 ** 31;
  const row = await db.emergencyRequest.findFirst({
    where: { ...casesIn(fullScopeOf(viewer)), ...(isNumber ? { id: number } : { caseId: String(given) }) },
    select: { id: true },
  });
  if (!row) throw new Refusal("NOT_FOUND", says.requestUnknown, { requestId: [says.requestUnknown] });
  return row.id;
}

async function find(
  context: Context,
  name: string,
  kind: RecipientKind | null,
  request: number | null,
): Promise<MessageRecipient | null> {
  const unknown = () =>
    new Refusal("NOT_FOUND", says.recipientUnknown, { recipient: [says.recipientUnknown] });
  if (/^(?:officer|supervisor|admin|victim)-\d{1,9}$/.test(name)) {
    const found = await readRecipient(context, name, request);
    if (!found) throw unknown();
    return found.recipient;
  }
  const all =
    request !== null && kind && kind !== "admin"
      ? await ofCase(context, request, kind)
      : (await findRecipients(context, name)).filter((one) => !kind || one.kind === kind);
  const named = all.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  const [only, another] = named.length > 0 ? named : all;
  if (!only) throw unknown();
  if (another) throw new Refusal("CONFLICT", says.recipientsSeveral, { recipient: [says.recipientsSeveral] });
  return only;
}

/** The case identifies the person; their name does not matter. */
async function ofCase(context: Context, request: number, kind: RecipientKind): Promise<MessageRecipient[]> {
  const row = await context.db.emergencyRequest.findUnique({
    where: { id: request },
    select: { officerId: true },
  });
  const key = kind === "officer" ? `officer-${row?.officerId ?? 0}` : `${kind}-${request}`;
  const found = await readRecipient(context, key, request);
  return found ? [found.recipient] : [];
}

/** Messages go only to addresses in the person's record. */
function demandSameContact(given: Contact | null | undefined, ways: Ways, field: string) {
  const differs = addressChannels.some(
    (channel) => given?.[channel] && ways[channel] && given[channel] !== ways[channel],
  );
  if (differs) throw new Refusal("INVALID", says.contactDiffers, { [field]: [says.contactDiffers] });
}

interface Response {
  responseMethod: string;
  responseContent: string;
  recipientContact?: unknown;
  idempotencyKey: string | undefined;
}

/** REST does not state how many answers it saw: it answers the named item. */
export async function respondOverRest(
  context: Context,
  key: string,
  { responseMethod: method, responseContent: content, recipientContact, idempotencyKey }: Response,
): Promise<Communication> {
  admit(context.viewer, "workDesk");
  demandAddress(method, "responseMethod");
  const row = await readRow(context, key);
  const given = typeof recipientContact === "object" ? recipientContact : null;
  demandSameContact(given, reachOf(row, context.now()).ways, "recipientContact");
  return replyTo(context, key, { method, content, repliesSeen: row.replies }, idempotencyKey);
}
