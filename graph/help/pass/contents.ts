import type { HelpType, LetterKind, MessageChannel } from "../../../prisma/client/enums.ts";
import { deliveryStateOf, type DeliveryState } from "../../messages/communications/rules.ts";
import type { HelpDispatch, Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { ticketHref } from "../../core/security/ticket-link.ts";
import { openCode } from "../dispatches/codes/sealed-code.ts";
import { openPaper } from "../../messages/letters/write/sealed-columns.ts";
import { phraseOf } from "../redemption/phrase/phrase.ts";
import { codeStateOf } from "../../../shared/help/redemption/rules.ts";
import { readRating } from "../../messages/satisfaction/answer.ts";
import type { SatisfactionAnswer } from "../../messages/satisfaction/rules.ts";
import { readCurrentWait } from "../../decisions/timeline/spans.ts";
import type { Pass } from "./open/open.ts";
import { isOver, progressOf, type PassStage, type SaidReason, type TicketState } from "./progress.ts";
import { maskedAddress } from "./rules.ts";

/** What a pass shows without its PIN: nothing about the person, the case or the help. */
export interface Progress {
  stage: PassStage;
  /** What is being waited for. Null once nothing is, and if the stage says it. */
  waitsFor: SaidReason | null;
  since: Date | null;
  now: Date;
}

export async function readProgress(context: Context, pass: Pass): Promise<Progress> {
  const [wait, helps] = await Promise.all([
    readCurrentWait(context, pass.requestId),
    context.db.helpDispatch.findMany({
      where: { requestId: pass.requestId, replacedBy: null },
      select: standing,
    }),
  ]);
  const now = context.now();
  return {
    ...progressOf({
      status: pass.request.status,
      tickets: helps.map((help) => standingOf(help, now).state),
      waitsFor: wait?.reason ?? null,
    }),
    since: wait ? new Date(wait.from) : null,
    now,
  };
}

/** The IDs of help that was voided, replaced or expired, which a kept copy must no longer show. */
export async function readEndedHelp({ db, now }: Context, { requestId }: Pass): Promise<number[]> {
  const select = { id: true, ...standing, replacedBy: { select: { id: true } } };
  const helps = await db.helpDispatch.findMany({ where: { requestId }, orderBy: { id: "asc" }, select });
  return helps.filter((help) => help.replacedBy ?? isOver(standingOf(help, now()).state)).map(({ id }) => id);
}

/** A message to the recipient, and how far it came. */
export interface Sent {
  channel: MessageChannel;
  /** Enough for the recipient to know it, and no more. */
  address: string;
  state: DeliveryState;
  at: Date;
}

/** One help, as its code is shown at a counter. */
export interface Ticket {
  id: number;
  helpType: HelpType;
  vendor: string;
  people: number | null;
  hours: number | null;
  /** Null once it is no longer valid. */
  code: string | null;
  confirmationNumber: string;
  /** Null without a limit. */
  validUntil: Date | null;
  /** The installation's time zone. */
  zone: string;
  supportPhones: string[];
  supportHours: string | null;
  chatUrl: string | null;
  state: TicketState;
  /** When it was used, received, or became void. */
  at: Date | null;
  /** What a vendor scans, and the two words that prove the guest. Null once it cannot be used. */
  counter: { href: string; phrase: Record<Language, string> } | null;
  /** What it was redeemed for. */
  usedCents: number | null;
  sent: Sent[];
}

export interface WrittenLetter {
  number: string;
  writtenAt: Date | null;
  isVoid: boolean;
  kind: LetterKind;
  lines: string[];
  /** The one that it was written in, which may not be the page's. */
  language: string;
  sent: Sent[];
}

export interface Contents {
  tickets: Ticket[];
  letters: WrittenLetter[];
  /** Null while the help cannot be rated. */
  rating: { answer: SatisfactionAnswer | null } | null;
}

/** What a pass shows with its PIN. */
export async function readContents(
  context: Context,
  { id: passId, requestId, request }: Pass,
): Promise<Contents> {
  const { db } = context;
  const [dispatches, letters, rating] = await Promise.all([
    db.helpDispatch.findMany({
      where: { requestId },
      orderBy: { id: "asc" },
      include: {
        vendor: { select: { supportPhones: true, supportHours: true, chatUrl: true } },
        replacedBy: { select: { id: true } },
        letters: { where: { audience: "victim" }, select: { validUntil: true, messages }, take: 1 },
      },
    }),
    db.letter.findMany({
      where: { requestId, audience: "victim", number: { not: null } },
      orderBy: { id: "asc" },
      select: {
        number: true,
        writtenAt: true,
        voidedAt: true,
        factsSealed: true,
        kind: true,
        language: true,
        messages,
      },
    }),
    request.status === "completed" ? readRating(context, requestId) : null,
  ]);
  return {
    tickets: dispatches
      .filter(({ replacedBy }) => !replacedBy) // the help in its place is shown
      .map((row) => ({
        id: row.id,
        helpType: row.helpType,
        vendor: row.vendorName,
        people: row.people,
        hours: row.hours,
        code: row.voidedAt || row.expiredAt ? null : openCode(context, row.promoCodeSealed),
        confirmationNumber: row.confirmationNumber,
        zone: context.zone(),
        validUntil: row.endsAt ?? printedEnd(row.letters[0]?.validUntil, context.now()),
        supportPhones: row.vendor?.supportPhones ?? [],
        supportHours: row.vendor?.supportHours ?? null,
        chatUrl: row.vendor?.chatUrl ?? null,
        ...standingOf(row, context.now()),
        counter: counterOf(context, row, passId),
        usedCents: row.actualCents,
        sent: (row.letters[0]?.messages ?? []).map(sentOf),
      })),
    letters: letters.flatMap(
      ({ number, writtenAt, voidedAt, factsSealed, kind, language, messages: sent }) => {
        const paper = openPaper(context, factsSealed);
        if (!number || !paper) return [];
        const { lead: lines } = paper;
        return {
          number,
          writtenAt,
          isVoid: voidedAt !== null,
          kind,
          lines,
          language,
          sent: sent.map(sentOf),
        };
      },
    ),
    rating: rating?.isOpen ? { answer: rating.answer } : null,
  };
}

/** Help without an end of its own outlives what its letter prints. */
const printedEnd = (end: Date | null | undefined, now: Date) => (end && end > now ? end : null);

const standing = {
  ...{ usesLeft: true, voidedAt: true, expiredAt: true, endsAt: true, redeemedAt: true, completedAt: true },
  ...{ disputeAt: true, problemAt: true },
} satisfies Prisma.HelpDispatchSelect;

function standingOf(row: Pick<HelpDispatch, keyof typeof standing>, now: Date): Pick<Ticket, "state" | "at"> {
  const code = codeStateOf(row, now);
  if (code === "void") return { state: "void", at: row.voidedAt };
  if (code === "used") return { state: row.disputeAt ? "disputed" : "used", at: row.redeemedAt };
  if (row.completedAt) return { state: "received", at: row.completedAt };
  if (code === "expired") return { state: "expired", at: row.endsAt };
  return { state: row.problemAt ? "problem" : "ready", at: row.problemAt };
}

function counterOf(context: Context, row: HelpDispatch, passId: number): Ticket["counter"] {
  const state = codeStateOf(row, context.now());
  if (!row.tokenHash || (state !== "valid" && state !== "received")) return null;
  const guest = { passId, dispatchId: row.id };
  const phraseIn = (language: Language) => phraseOf(context.keys, guest, language);
  return {
    href: ticketHref(context, row.confirmationNumber),
    phrase: { en: phraseIn("en"), es: phraseIn("es"), fr: phraseIn("fr") },
  };
}

const messages = {
  where: { kind: { not: "letter-void" }, channel: { in: ["email", "sms"] } },
  orderBy: { createdAt: "asc" },
  select: {
    ...{ channel: true, recipientAddress: true, state: true, reason: true },
    ...{ sentAt: true, deliveredAt: true, undeliveredAt: true, createdAt: true },
  },
} satisfies Prisma.Letter$messagesArgs;
type MessageRow = Prisma.MessageGetPayload<Pick<typeof messages, "select">>;

const sentOf = (message: MessageRow): Sent => ({
  channel: message.channel,
  address: maskedAddress(message.recipientAddress),
  state: deliveryStateOf(message),
  at: message.deliveredAt ?? message.undeliveredAt ?? message.sentAt ?? message.createdAt,
});
