import type { Prisma } from "../../../prisma/client/client.ts";
import { detailsIn, type Details } from "../communications/compose.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { ticketHref } from "../../core/security/ticket-link.ts";
import { e164Of } from "../../core/text/phone.ts";
import { replyForm } from "./rules.ts";
import { commandIn } from "./stop-request.ts";
import { announceResponse, storeWithinLimits, type StoredResponse } from "./store.ts";
import { setTextStop } from "./text-stops.ts";
import { lockRow } from "../../core/database/locks.sql.ts";

export type ReplyView =
  | {
      state: "open" | "sent";
      language: string;
      caseId: string;
      vendor: string | null;
      isProblem: boolean;
      message: CarryingMessage | null;
      /** What the recipient shows at the counter. Null for other readers, and once it is void. */
      counter: string | null;
    }
  | { state: "expired"; language: string }
  | { state: "unknown" };

/** The message that the link came with, as far as a text had no room for it. */
export interface CarryingMessage {
  /** Null once its letter is no longer valid. */
  details: Details | null;
}

export type ReplyFields = Record<"kind" | "content", string>;

/**
 * What a reply link shows: the request and the help, without personal data; for a victim's text
 * message, also what it had no room for. Reading changes nothing.
 */
export async function readReplyLink(context: Context, token: string): Promise<ReplyView> {
  const link = await findLink(context, token);
  return link ? viewOf(context, link) : { state: "unknown" };
}

/**
 * Stores the reader's answer to a message as the request's response; a problem marks the dispatched
 * help.
 */
export async function respondByLink(context: Context, token: string, form: ReplyFields): Promise<ReplyView> {
  const link = await findLink(context, token);
  if (!link) return { state: "unknown" };
  const view = viewOf(context, link);
  if (view.state !== "open") return view;
  const { kind, content } = parse(replyForm, { ...form, kind: link.dispatchId ? form.kind : "answer" });
  const isProblem = kind === "problem";
  const stored = await context.db.$transaction((tx) => keep(context, tx, { link, content, isProblem }));
  announceResponse(context, link.requestId, stored);
  return { ...view, state: "sent", isProblem };
}

async function keep(
  context: Context,
  tx: Prisma.TransactionClient,
  { link, content, isProblem }: { link: Link; content: string; isProblem: boolean },
): Promise<StoredResponse | null> {
  // One at a time: a double press is one answer, and no race exceeds the limit.
  await lockRow(tx, "ReplyLink", link.id);
  const { id: replyLinkId, requestId, dispatchId, recipientType, recipientName, channel } = link;
  const hasStopped = await stopTexts(context, tx, link, content);
  return storeWithinLimits(
    context,
    tx,
    { replyLinkId },
    {
      ...{ requestId, dispatchId, recipientType, content, isProblem, replyLinkId, hasStopped },
      responseType: channel === "email" || channel === "sms" ? channel : "other",
      sender: recipientName,
    },
  );
}

/** STOP on the page of a text's link counts as in a text. On an email's page the desk reads it. */
async function stopTexts(context: Context, tx: Prisma.TransactionClient, link: Link, content: string) {
  const { requestId, recipientName, message } = link;
  const phone = message?.channel === "sms" ? e164Of(message.recipientAddress) : null;
  if (!phone || commandIn(content, [recipientName])?.keyword !== "stop") return false;
  await setTextStop(context, tx, "stop", { phone, requestId, way: "page" });
  return true;
}

const findLink = ({ db, keys }: Context, token: string) =>
  db.replyLink.findUnique({
    where: { tokenHash: keys.hash(token) },
    include: {
      request: { select: { caseId: true } },
      dispatch: {
        select: {
          vendorName: true,
          confirmationNumber: true,
          tokenHash: true,
          voidedAt: true,
          expiredAt: true,
        },
      },
      message: {
        select: {
          ...{ kind: true, channel: true, recipientAddress: true, bodySealed: true },
          letter: { select: { state: true, dispatch: { select: { voidedAt: true } } } },
        },
      },
    },
  });
type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

function viewOf(context: Context, link: Link): Exclude<ReplyView, { state: "unknown" }> {
  const { language, expiresAt, request, dispatch } = link;
  if (expiresAt <= context.now()) return { state: "expired", language };
  const vendor = dispatch ? dispatch.vendorName || null : null;
  const isProblem = dispatch !== null;
  const message = carrying(context, link);
  const isShown = dispatch?.tokenHash && !dispatch.voidedAt && !dispatch.expiredAt;
  const counter =
    isShown && link.recipientType === "victim" ? ticketHref(context, dispatch.confirmationNumber) : null;
  return { state: "open", language, caseId: request.caseId, vendor, isProblem, message, counter };
}

function carrying(context: Context, { recipientType, message }: Link): CarryingMessage | null {
  if (recipientType !== "victim" || message?.channel !== "sms") return null;
  const { kind, letter, bodySealed } = message;
  const isVoid = kind !== "letter-void" && (letter?.state === "void" || letter?.dispatch?.voidedAt);
  if (isVoid) return { details: null };
  const details = detailsIn(context, bodySealed);
  return details && { details };
}
