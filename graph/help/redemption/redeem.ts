import { auditRow, type AuditEvent } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { FormatRefusal, Refusal } from "../../core/errors.ts";
import { money } from "../../core/i18n/i18n.ts";
import { announceDispatches } from "../dispatches/give/announce.ts";
import { NotEnough, rethrow } from "../../money/funds/not-enough.ts";
import { endOfLifetime } from "../../core/time/pass-end.ts";
import { countTry, writeRedemption, writeUndo } from "./redeem.sql.ts";
import { isPhrase, phraseLength, wordsIn } from "./phrase/phrase.ts";
import { leftCents, phraseLimits, readCents, undoMs } from "../../../shared/help/redemption/rules.ts";
import { says } from "../../../shared/help/redemption/sentences.ts";
import type { Terminal } from "./terminals.ts";
import type { Help } from "./page/ticket.ts";

interface Typed {
  phrase: string;
  amount: string;
}

/**
 * Redeems a code on a terminal, with the guest's two words. INVALID names `phrase` or `amount`.
 * Returns false if the code was used, voided or expired meanwhile.
 */
export async function redeemAtTerminal(
  context: Context,
  { terminal, help }: { terminal: Terminal; help: Help },
  typed: Typed,
): Promise<boolean> {
  const cents = demandAmount(help, readCents(typed.amount));
  if (wordsIn(typed.phrase).length !== phraseLength)
    throw new FormatRefusal({ phrase: [says.phraseMissing] });
  const { sql, now } = context;
  if (!(await countTry(sql, { dispatchId: help.id, now: now(), ...phraseLimits })))
    throw refusedPhrase(says.phraseLocked);
  if (!(await isGuest(context, help, typed.phrase))) throw refusedPhrase(says.phraseWrong);
  const { id, name } = terminal;
  return redeem(context, help, { kind: "terminal", terminalId: id, by: name, cents, settledByKeys: null });
}

/** Who redeems, and how. */
export interface Redeeming {
  kind: "terminal" | "phone";
  terminalId: number | null;
  by: string;
  cents: number;
  /** The person, if it is not a terminal. */
  settledByKeys: readonly string[] | null;
}

/** Redeems a code. The caller has checked who asks. False if it can no longer be used for this. */
export async function redeem(
  context: Context,
  { id: dispatchId, requestId }: Pick<Help, "id" | "requestId">,
  { kind, terminalId, by, cents, settledByKeys }: Redeeming,
): Promise<boolean> {
  const entry = auditRow(context, {
    action: "dispatch.redeemed",
    resourceType: "dispatch",
    resourceId: dispatchId,
    details: { request: requestId, cents, kind, terminal: terminalId },
    ...actorOf(terminalId, by),
  });
  const now = context.now();
  const done = await writeRedemption(context.sql, {
    dispatchId,
    requestId,
    cents,
    now,
    kind,
    terminalId,
    by,
    entry,
    settledByKeys,
  });
  if (done === undefined) return false;
  announceDispatches(context, requestId);
  return true;
}

interface Undoing {
  requestId: number;
  dispatchId: number;
  redemptionId: number;
  /** Null for an administrator. */
  terminalId: number | null;
  by: string;
}

/**
 * Undoes a redemption within five minutes. If the fund has given away what the redemption returned,
 * the code is then worth what it was redeemed for. False if it is too late.
 */
export async function undoRedemption(
  context: Context,
  { requestId, dispatchId, redemptionId, terminalId, by }: Undoing,
): Promise<boolean> {
  const now = context.now();
  const entry = auditRow(context, {
    action: "dispatch.redemption-undone",
    resourceType: "dispatch",
    resourceId: dispatchId,
    details: { request: requestId, redemption: redemptionId, terminal: terminalId },
    ...actorOf(terminalId, by),
  });
  const since = new Date(now.getTime() - undoMs);
  const undoing = { redemptionId, requestId, now, since, terminalId, by, entry };
  const write = (isShort: boolean) => writeUndo(context.sql, { ...undoing, isShort });
  const isUndone = await write(false)
    .catch(rethrow)
    .catch((error: unknown) => {
      if (error instanceof NotEnough) return write(true);
      throw error;
    });
  if (isUndone) announceDispatches(context, requestId);
  return isUndone;
}

/** A terminal acts without a session. */
const actorOf = (terminalId: number | null, by: string): Pick<AuditEvent, "actor"> =>
  terminalId === null ? {} : { actor: { actorKind: "visitor", actorName: by } };

/** These cents, if the code is good for them. INVALID names `amount`. */
export function demandAmount(help: Parameters<typeof leftCents>[0], cents: number | undefined): number {
  if (cents === undefined) throw new Refusal("INVALID", says.amountWrong, { amount: [says.amountWrong] });
  if (cents === 0) throw new Refusal("INVALID", says.amountZero, { amount: [says.amountZero] });
  const most = leftCents(help);
  if (cents <= most) return cents;
  const tooHigh = says.amountTooHigh({ most: money(most, "en") });
  throw new Refusal("INVALID", tooHigh, { amount: [tooHigh] });
}

const refusedPhrase = (said: (typeof says)["phraseWrong"]) =>
  new Refusal("INVALID", said, { phrase: [said] });

/** Whether these are the words that the live Help Pass of the request shows for this help. */
async function isGuest(
  context: Context,
  { id: dispatchId, requestId }: Help,
  typed: string,
): Promise<boolean> {
  const pass = await context.db.helpPass.findFirst({
    where: { requestId, endedAt: null },
    include: { request: { select: { status: true, completedAt: true, firstDecidedAt: true } } },
  });
  if (!pass) return false;
  const { status, completedAt, firstDecidedAt } = pass.request;
  const closedAt = status === "denied" ? firstDecidedAt : completedAt;
  if (endOfLifetime({ expiresAt: pass.expiresAt, closedAt }) <= context.now()) return false;
  return isPhrase(context.keys, { passId: pass.id, dispatchId }, typed);
}
