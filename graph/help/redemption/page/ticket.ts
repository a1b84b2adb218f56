import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { ticketKey } from "../../../core/security/ticket-link.ts";
import type { Terminal } from "../terminals.ts";
import { codeStateOf, leftCents, type CodeState } from "../../../../shared/help/redemption/rules.ts";

/** What anyone sees who scans a code: no name, no place, no case. */
export interface Ticket {
  state: CodeState;
  helpType: Help["helpType"];
  people: number | null;
  hours: number | null;
  maxCents: number;
  endsAt: Date | null;
  /** The installation's time zone. */
  zone: string;
  /** When it was used, received, or became void. */
  at: Date | null;
  usedCents: number | null;
  now: Date;
}

const own = {
  redemptions: { where: { undoneAt: null }, orderBy: { id: "desc" as const }, take: 1 },
} satisfies Prisma.HelpDispatchInclude;
/** A dispatch as its QR code finds it. Only the server reads it. */
export type Help = Prisma.HelpDispatchGetPayload<{ include: typeof own }>;

/** The dispatch behind a QR code; null if there is none. */
export const findHelp = ({ db, keys }: Context, token: string): Promise<Help | null> =>
  db.helpDispatch.findUnique({ where: { tokenHash: ticketKey(keys, token) }, include: own });

export function ticketOf(context: Pick<Context, "now" | "zone">, help: Help): Ticket {
  const now = context.now();
  const { helpType, people, hours, endsAt, actualCents: usedCents } = help;
  const state = codeStateOf(help, now);
  const at = {
    void: help.voidedAt,
    used: help.redeemedAt,
    received: help.completedAt,
    valid: null,
    expired: help.endsAt,
  };
  return {
    state,
    helpType,
    people,
    hours,
    endsAt,
    zone: context.zone(),
    usedCents,
    maxCents: leftCents(help),
    at: at[state],
    now,
  };
}

/** A terminal redeems its own vendor's codes. */
export const canRedeem = (terminal: Terminal, help: Help, { state }: Ticket): boolean =>
  terminal.vendorId === help.vendorId && (state === "valid" || state === "received");

/** This terminal's last redemption of the code, if it was not undone. */
export const lastAt = ({ id }: Terminal, { redemptions: [last] }: Help) =>
  last?.terminalId === id ? last : undefined;
