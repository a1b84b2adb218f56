import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { repeatMs, replyForm, responsesPerLink, responsesPerLinkMs } from "./rules.shared.ts";
import { says } from "./sentences.ts";
import { announceResponse, storeResponse } from "./store.ts";
import { lockRow } from "../statements/locks.ts";

export type ReplyView =
  | { state: "open" | "sent"; language: string; caseId: string; vendor: string | null; isProblem: boolean }
  | { state: "expired"; language: string }
  | { state: "unknown" };

export type ReplyFields = Record<"kind" | "content", string>;

/**
 * What a reply link shows: the request and the help, without personal data. Reading changes
 * nothing.
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
  const id = await context.db.$transaction((tx) => keep(context, tx, { link, content, isProblem }));
  announceResponse(context, { requestId: link.requestId, id });
  return { ...view, state: "sent", isProblem };
}

async function keep(
  context: Context,
  tx: Prisma.TransactionClient,
  { link, content, isProblem }: { link: Link; content: string; isProblem: boolean },
): Promise<number | null> {
  // One at a time: a double press is one answer, and no race exceeds the limit.
  await lockRow(tx, "ReplyLink", link.id);
  const now = context.now();
  const since = new Date(now.getTime() - responsesPerLinkMs);
  const lately = await tx.recipientResponse.findMany({
    where: { replyLinkId: link.id, createdAt: { gt: since } },
    select: { content: true, isProblem: true, createdAt: true },
  });
  const isRepeat = lately.some(
    (known) =>
      known.content === content &&
      known.isProblem === isProblem &&
      known.createdAt.getTime() > now.getTime() - repeatMs,
  );
  if (isRepeat) return null;
  if (lately.length >= responsesPerLink)
    throw new Refusal("RATE_LIMITED", says.tooMany, { content: [says.tooMany] });
  const { requestId, dispatchId, recipientType, recipientName, channel } = link;
  return storeResponse(context, tx, {
    ...{ requestId, dispatchId, recipientType, content, isProblem },
    replyLinkId: link.id,
    responseType: channel === "phone" ? "other" : channel,
    sender: recipientName,
  });
}

const findLink = ({ db, keys }: Context, token: string) =>
  db.replyLink.findUnique({
    where: { tokenHash: keys.hash(token) },
    include: { request: { select: { caseId: true } }, dispatch: { select: { vendorName: true } } },
  });
type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

function viewOf({ now }: Context, link: Link): Exclude<ReplyView, { state: "unknown" }> {
  const { language, expiresAt, request, dispatch } = link;
  if (expiresAt <= now()) return { state: "expired", language };
  const vendor = dispatch ? dispatch.vendorName || null : null;
  return { state: "open", language, caseId: request.caseId, vendor, isProblem: dispatch !== null };
}
