import type { Context } from "../../core/context.ts";
import type { Envelope } from "../rules.shared.ts";

/** The allocation of a request, and what was used of it. */
export async function readEnvelope({ db }: Pick<Context, "db">, requestId: number): Promise<Envelope> {
  const [money, help, burnt] = await Promise.all([
    db.fundAllocation.aggregate({
      where: { requestId, status: { in: ["allocated", "distributed"] } },
      _sum: { amountCents: true, paidCents: true },
    }),
    db.helpDispatch.aggregate({
      where: { requestId, voidedAt: null },
      _sum: { estimatedValueCents: true },
    }),
    // The money of prepaid codes that were voided and burnt.
    db.helpDispatch.aggregate({ where: { requestId, voidedAt: { not: null } }, _sum: { lostCents: true } }),
  ]);
  return {
    allocatedCents: money._sum.amountCents ?? 0,
    paidCents: money._sum.paidCents ?? 0,
    dispatchedCents: (help._sum.estimatedValueCents ?? 0) + (burnt._sum.lostCents ?? 0),
  };
}
