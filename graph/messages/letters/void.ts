import type { Prisma } from "../../../prisma/client/client.ts";
import type { LetterKind } from "../../../prisma/client/enums.ts";
import { composeMessage, mailLayout } from "../communications/compose.ts";
import { lettersToOfficer } from "../communications/officer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { replyLink } from "../responses/reply-link.ts";
import { cleanReason, openFacts, reachOf, requestForLetters } from "./write/facts.ts";
import { says } from "../../../shared/messages/letters/sentences.ts";
import { voidText } from "./send/text.ts";
import { words } from "./words.ts";
import { lockLetters } from "../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;

/** Which letters: all of a request, one kind, one dispatch's, or a single one. */
type Which = { requestId: number; kind?: LetterKind; dispatchId?: number } | { letterId: number };

interface Why {
  reason: string;
  /** The name of the person who reverts the decision. */
  by: string;
}

/**
 * Voids the letters of a reverted decision, in its transaction. Unsent copies are held back, and
 * people who may have the letter are notified. Returns how many there were.
 */
export async function voidLetters(
  context: Context,
  tx: Tx,
  which: Which,
  { reason, by }: Why,
): Promise<number> {
  const rows = await tx.letter.findMany({
    where: { ...whereOf(which), state: { in: ["due", "written", "failed"] } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  // The job may hold some of them at this moment; this waits for it.
  await lockLetters(tx, ids);
  const letters = await tx.letter.findMany({
    where: { id: { in: ids }, state: { not: "void" } },
    orderBy: { id: "asc" },
    include: { request: { select: requestForLetters } },
  });
  const now = context.now();
  await tx.letter.updateMany({
    where: { id: { in: letters.map(({ id }) => id) } },
    data: { state: "void", voidedAt: now, voidedBy: by, voidReason: reason },
  });
  await tx.message.updateMany({
    where: { letterId: { in: ids }, state: { in: ["queued", "failed"] } },
    data: { state: "failed", leaseUntil: null, reason: says.decisionVoid },
  });
  const gone = await tx.message.findMany({
    where: { letterId: { in: ids }, state: { in: ["sending", "sent"] } },
    select: { letterId: true },
  });
  const told = new Set(gone.map(({ letterId }) => letterId));
  const notices: Notice[] = [];
  for (const letter of letters) {
    if (letter.number && told.has(letter.id)) notices.push(...noticeOf(context, letter, reason));
    await record(tx, context, {
      action: "letter.voided",
      resourceType: "letter",
      resourceId: letter.id,
      details: { number: letter.number, request: letter.requestId, before: letter.state, reason },
    });
  }
  await tx.message.createMany({ data: notices.flatMap(({ messages }) => messages) });
  await tx.replyLink.createMany({ data: notices.map(({ link }) => link) });
  return letters.length;
}

function whereOf(which: Which): Prisma.LetterWhereInput {
  if ("letterId" in which) return { id: which.letterId };
  return which;
}

type VoidLetter = Prisma.LetterGetPayload<{ include: { request: { select: typeof requestForLetters } } }>;

interface Notice {
  messages: Prisma.MessageCreateManyInput[];
  link: Prisma.ReplyLinkCreateManyInput;
}

/**
 * The recipient's notice omits the reason, which may name people. People who must not be contacted
 * get none.
 */
function noticeOf(context: Context, letter: VoidLetter, reason: string): Notice[] {
  const { request, audience, language, kind, recipientName } = letter;
  const { caseId } = request;
  const number = letter.number ?? "";
  const { voided: t, reply, dear } = words(language);
  const reach = audience === "victim" ? reachOf(request) : null;
  const { officer } = openFacts(context, letter.factsSealed);
  if (audience === "victim" ? !reach : !officer) return [];
  const channel = reach?.channel ?? "email";
  const reader = { requestId: request.id, recipientType: audience, recipientName, channel, language };
  const { href, row: link } = replyLink(context, reader);
  const button = { label: reply.button, href };
  const about = {
    kind: "letter-void",
    requestId: request.id,
    verificationId: request.verificationId,
    letterId: letter.id,
  } as const;
  if (!reach) {
    const { subject, title, text } = t.officer;
    const paragraphs = [text(number, caseId, cleanReason(request, reason, language) ?? "")];
    const said = {
      ...about,
      subject: subject(number, caseId),
      ...mailLayout({ title, paragraphs, button, language }),
    };
    const outgoing = officer ? lettersToOfficer(officer, said) : [];
    return [{ messages: outgoing.map((message) => composeMessage(context, message)), link }];
  }
  const { title, text, code, next } = t.victim;
  const said = [text(number, caseId), ...(kind === "dispatch" ? [code] : []), next];
  const details = { lead: said, facts: [], closing: [] };
  const body =
    channel === "email"
      ? mailLayout({ title, paragraphs: [dear(recipientName), ...said], button, language })
      : { body: { text: voidText({ kind, language }, href), details }, language };
  const to = { recipientType: "victim", recipientName, ...reach } as const;
  const message = composeMessage(context, { ...about, subject: `${title} (${caseId})`, ...to, ...body });
  return [{ messages: [message], link: { ...link, messageId: message.id } }];
}
