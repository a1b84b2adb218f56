import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { ending, openPoolCode } from "./codes.ts";

/** A code that was handed out and, as far as anyone said, not used. */
export interface HandedOutCode {
  requestNumber: number;
  caseId: string;
  /** Its last characters. */
  code: string;
  valueCents: number;
  handedOutAt: Date;
  endsAt: Date | null;
}

const maxHandedOut = 200;

/** Out of a pool, and as far as anyone said not used. */
const isUnclaimed = {
  ...{ codeId: { not: null }, voidedAt: null, completedAt: null },
  ...{ settledAt: null, redeemedAt: null, expiredAt: null },
};

/** The codes that were given out and not used, and their value, by provider. */
export async function unclaimedCodes({
  db,
}: Pick<Context, "db">): Promise<{ vendorId: number; name: string; codes: number; cents: number }[]> {
  const sums = await db.helpDispatch.groupBy({
    by: ["vendorId"],
    where: { ...isUnclaimed, vendorId: { not: null } },
    _count: true,
    _sum: { estimatedValueCents: true },
  });
  const vendors = await db.vendor.findMany({ select: { id: true, name: true }, orderBy: { name: "asc" } });
  return vendors.flatMap(({ id, name }) => {
    const sum = sums.find(({ vendorId }) => vendorId === id);
    return sum ? [{ vendorId: id, name, codes: sum._count, cents: sum._sum.estimatedValueCents ?? 0 }] : [];
  });
}

/** Codes of a provider's pool that were handed out and never used, the oldest first. */
export async function handedOutUnused(context: Context, vendorId: number): Promise<HandedOutCode[]> {
  admit(context.viewer, "superAdmin");
  const found = await context.db.helpDispatch.findMany({
    where: { vendorId, ...isUnclaimed },
    select: {
      ...{ requestId: true, createdAt: true, endsAt: true, estimatedValueCents: true },
      ...{ code: { select: { codeSealed: true } }, request: { select: { caseId: true } } },
    },
    orderBy: { createdAt: "asc" },
    take: maxHandedOut,
  });
  return found.map(({ requestId, request, code, createdAt, endsAt, estimatedValueCents }) => ({
    ...{ requestNumber: requestId, caseId: request.caseId },
    code: code ? ending(openPoolCode(context, code.codeSealed)) : "",
    ...{ valueCents: estimatedValueCents, handedOutAt: createdAt, endsAt },
  }));
}
