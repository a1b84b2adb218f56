import { centsOf } from "../allocations/rules.shared.ts";
import { admit } from "../core/access/audiences.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { byWhom } from "../dispatches/give/plan.ts";
import { says as dispatchSays } from "../dispatches/sentences.ts";
import { demandAmount, redeem, undoRedemption } from "./redeem.ts";
import { codeStateOf } from "./rules.shared.ts";
import { says } from "./sentences.ts";

/**
 * The vendor calls, and an administrator redeems the code. INVALID names `amount`. CONFLICT if it
 * was used, voided or expired. Returns the request's number.
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
  if (state !== "valid" && state !== "received") throw new Refusal("CONFLICT", says.notUsable);
  const cents = demandAmount(help, amount >= 0 ? centsOf(amount) : undefined);
  if (!(await redeem(context, help, { kind: "phone", terminalId: null, by: byWhom(context), cents })))
    throw new Refusal("CONFLICT", says.notUsable);
  return help.requestId;
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
