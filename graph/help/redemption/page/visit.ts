import type { Context } from "../../../core/context.ts";
import type { Visit } from "../../../core/pages/link-page.ts";
import { ticketToken } from "../../../core/security/ticket-link.ts";
import { checkLetter } from "../../../messages/letters/check/check.ts";
import { Refusal } from "../../../core/errors.ts";
import { masked } from "../../vendors/codes.ts";
import { openCode } from "../../dispatches/codes/sealed-code.ts";
import type { RedemptionForm } from "./form.ts";
import { isUndoable, shownRedemptions } from "../../../../shared/help/redemption/rules.ts";
import { redeemAtTerminal, undoRedemption } from "../redeem.ts";
import { says } from "../../../../shared/help/redemption/sentences.ts";
import { findInvitation, findTerminal, joinTerminal, type Terminal } from "../terminals.ts";
import { canRedeem, findHelp, lastAt, ticketOf, type Help, type Ticket } from "./ticket.ts";

/** A redemption that this terminal can still undo. */
interface Undoable {
  cents: number;
  at: Date;
}

/** How a code was used. */
interface Use {
  cents: number;
  at: Date;
  /** The terminal's name; null for the desk and for a statement. */
  by: string | null;
}

export type TicketView =
  | { state: "unknown"; language?: undefined }
  | { state: "again"; language?: undefined; token: string; done?: string }
  | {
      state: "ticket";
      language?: undefined;
      ticket: Ticket;
      /** Null on any device that is no terminal. */
      terminal: {
        canRedeem: boolean;
        isOwn: boolean;
        undoable: Undoable | null;
        /** Its use, for the vendor that gave the help. */
        use: Use | null;
      } | null;
      done: string | undefined;
    };

export async function readTicket(
  context: Context,
  token: string,
  { cookie, query }: Visit,
): Promise<TicketView> {
  await context.quotas.count("ticketCheck", context);
  const [help, terminal] = await Promise.all([findHelp(context, token), findTerminal(context, cookie)]);
  if (!help) return { state: "unknown" };
  return viewOf(context, help, { terminal, done: query("done") });
}

function viewOf(
  context: Context,
  help: Help,
  { terminal, done }: { terminal: Terminal | undefined; done: string | undefined },
): TicketView {
  const now = context.now();
  const ticket = ticketOf(context, help);
  const last = terminal && lastAt(terminal, help);
  return {
    state: "ticket",
    ticket,
    terminal: terminal
      ? {
          canRedeem: canRedeem(terminal, help, ticket),
          isOwn: terminal.vendorId === help.vendorId,
          undoable: last && isUndoable(last, now) ? last : null,
          use: terminal.vendorId === help.vendorId ? useOf(help) : null,
        }
      : null,
    done,
  };
}

/** The last use of a code that is used up. The vendor does not read who works at the desk. */
function useOf({ usesLeft, actualCents, redemptions: [last] }: Help): Use | null {
  if (usesLeft > 0 || actualCents === null || !last) return null;
  return { at: last.at, by: last.kind === "terminal" ? last.by : null, cents: actualCents };
}

/** Redeems or undoes. A second press of either shows what the first one did. */
export async function decideTicket(
  context: Context,
  token: string,
  typed: RedemptionForm,
  { cookie }: Visit,
): Promise<TicketView> {
  const [help, terminal] = await Promise.all([findHelp(context, token), findTerminal(context, cookie)]);
  if (!help) return { state: "unknown" };
  if (!terminal) return { state: "again", token };
  if (typed.act === "undo") {
    const last = lastAt(terminal, help);
    if (!last) return { state: "again", token };
    const { id: dispatchId, requestId } = help;
    const undoing = {
      requestId,
      dispatchId,
      redemptionId: last.id,
      terminalId: terminal.id,
      by: terminal.name,
    };
    if (!(await undoRedemption(context, undoing))) throw new Refusal("CONFLICT", says.undoLate);
    return { state: "again", token, done: "undone" };
  }
  if (canRedeem(terminal, help, ticketOf(context, help)))
    await redeemAtTerminal(context, { terminal, help }, typed);
  return { state: "again", token };
}

export type JoinView =
  | { state: "unknown"; language?: undefined }
  | { state: "invited"; language?: undefined; terminal: Terminal }
  | { state: "joined"; language?: undefined; secret: string };

export async function readInvitation(context: Context, token: string): Promise<JoinView> {
  const terminal = await findInvitation(context, token);
  return terminal ? { state: "invited", terminal } : { state: "unknown" };
}

export async function acceptInvitation(context: Context, token: string): Promise<JoinView> {
  const secret = await joinTerminal(context, token);
  return secret === undefined ? { state: "unknown" } : { state: "joined", secret };
}

/** One redemption, as a terminal lists it. */
export interface Listed {
  code: string;
  cents: number;
  at: Date;
  by: string;
  isUndone: boolean;
}

export type HomeView =
  | { state: "none"; language?: undefined }
  | { state: "again"; language?: undefined; token: string }
  | { state: "home"; language?: undefined; terminal: Terminal; list: Listed[]; now: Date };

export async function readHome(context: Context, secret: string): Promise<HomeView> {
  const terminal = await findTerminal(context, secret);
  if (!terminal) return { state: "none" };
  const rows = await context.db.redemption.findMany({
    where: { dispatch: { vendorId: terminal.vendorId }, kind: { not: "statement" } },
    orderBy: { id: "desc" },
    take: shownRedemptions,
    include: { dispatch: { select: { promoCodeSealed: true } } },
  });
  const list = rows.map(({ cents, at, by, kind, undoneAt, dispatch }) => ({
    ...{ cents, at, isUndone: undoneAt !== null },
    code: masked(openCode(context, dispatch.promoCodeSealed)),
    // The vendor does not read who works at the desk.
    by: kind === "terminal" ? by : "",
  }));
  return { state: "home", terminal, list, now: context.now() };
}

/** Without a QR code: by the letter's number and check code. INVALID names `code`. */
export async function findByLetter(
  context: Context,
  secret: string,
  typed: RedemptionForm,
): Promise<HomeView> {
  const terminal = await findTerminal(context, secret);
  if (!terminal) return { state: "none" };
  const checked = await checkLetter(context, typed);
  const unknown = () => new Refusal("INVALID", says.letterWrong, { code: [says.letterWrong] });
  if (checked.state === "unknown") throw unknown();
  const letter = await context.db.letter.findUnique({
    where: { number: checked.number },
    select: { dispatch: { select: { confirmationNumber: true, tokenHash: true } } },
  });
  if (!letter?.dispatch?.tokenHash) throw unknown();
  return { state: "again", token: ticketToken(context.keys, letter.dispatch.confirmationNumber) };
}
