import type { HelpDispatch } from "../../../prisma/client/client.ts";
import { centsOf, isInCents } from "../../../shared/core/forms/dollars.ts";
import { admit } from "../../core/access/audiences.ts";
import { demandSettler } from "../../core/access/settler.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { byWhom } from "../dispatches/give/plan.ts";
import { says as dispatchSays } from "../../../shared/help/dispatches/sentences.ts";
import { demandAmount, redeem, undoRedemption } from "./redeem.ts";
import { codeStateOf } from "../../../shared/help/redemption/rules.ts";
import { usedIn } from "./used.ts";
import { says } from "../../../shared/help/redemption/sentences.ts";

/**
 * The vendor calls, and an administrator who did not dispatch the help redeems its code. INVALID
 * names `amount`. CONFLICT if it was used, voided or expired. Returns the request's number.
 */
export async function redeemByPhone(
  context: Context,
  id: number,
  { amount }: { amount: number },
): Promise<number> {
  admit(context.viewer, "dispatch");
  const help = await context.db.helpDispatch.findUnique({ where: { id } });
  if (!help) throw new Refusal("NOT_FOUND", dispatchSays.missing);
  const state = codeStateOf(help, context.now());
  if (state !== "valid" && state !== "received") throw notUsable(context, help);
  const cents = demandAmount(help, amount >= 0 && isInCents(amount) ? centsOf(amount) : undefined);
  const { settledByKeys } = demandSettler(context, help);
  const by = byWhom(context);
  if (!(await redeem(context, help, { kind: "phone", terminalId: null, by, cents, settledByKeys })))
    throw notUsable(context, await context.db.helpDispatch.findUniqueOrThrow({ where: { id } }));
  return help.requestId;
}

/** A second redemption gets who was first, and when. */
function notUsable(context: Context, help: HelpDispatch): Refusal {
  const { redeemedAt: at, redeemedBy: by, actualCents: cents } = help;
  if (!at || cents === null) return new Refusal("CONFLICT", says.notUsable);
  const place = { zone: context.zone(), now: context.now(), language: "en" } as const;
  return new Refusal("CONFLICT", usedIn(says, { at, by: by ?? "", cents }, place));
}

/** Undoes the last redemption of a dispatch, wherever it was. CONFLICT after five minutes. */
export async function undoByAdministrator(context: Context, id: number): Promise<number> {
  admit(context.viewer, "dispatch");
  const last = await context.db.redemption.findFirst({
    where: { dispatchId: id, undoneAt: null },
    orderBy: { id: "desc" },
    include: { dispatch: { select: { requestId: true } } },
  });
  if (!last) throw new Refusal("CONFLICT", says.notRedeemed);
  const { requestId } = last.dispatch;
  const undoing = { requestId, dispatchId: id, redemptionId: last.id, terminalId: null, by: byWhom(context) };
  if (!(await undoRedemption(context, undoing))) throw new Refusal("CONFLICT", says.undoLate);
  return requestId;
}
