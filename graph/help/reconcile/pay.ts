import type { Prisma } from "../../../prisma/client/client.ts";
import { actorOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import type { Dispatched } from "./find-dispatches.ts";
import { maxPaidCents } from "../../../shared/help/reconcile/rules.ts";
import { says } from "../../../shared/help/reconcile/sentences.ts";

interface Payment {
  dispatch: Pick<Dispatched, "id" | "estimatedValueCents" | "actualCents" | "usesAllowed">;
  cents: number;
}

/**
 * Settles a dispatch for what its provider bills, in place of earlier redemptions. The ledger posts
 * the difference: unused money returns, and money above the dispatch is taken from its fund. The
 * caller has locked the request.
 */
export async function pay(
  context: Context,
  tx: Prisma.TransactionClient,
  { dispatch: { id, estimatedValueCents, actualCents, usesAllowed }, cents }: Payment,
): Promise<void> {
  if (cents > maxPaidCents) throw new Refusal("UNPROCESSABLE", says.tooMuch);
  const at = context.now();
  const by = actorOf(context.viewer).actorName ?? "";
  await tx.redemption.updateMany({
    where: { dispatchId: id, undoneAt: null },
    data: { undoneAt: at, undoneBy: by },
  });
  const { count } = await tx.helpDispatch.updateMany({
    where: { id, voidedAt: null, actualCents },
    data: {
      ...{ actualCents: cents, usesLeft: usesAllowed - 1, redeemedAt: at, redeemedBy: by },
      extraCents: Math.max(cents - estimatedValueCents, 0),
    },
  });
  if (count === 0) throw new Refusal("CONFLICT", says.changed);
  await tx.redemption.create({ data: { dispatchId: id, kind: "statement", cents, at, by } });
}
