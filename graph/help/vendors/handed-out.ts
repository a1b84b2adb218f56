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

/** Codes of a provider's pool that were handed out and never used, the oldest first. */
export async function handedOutUnused(context: Context, vendorId: number): Promise<HandedOutCode[]> {
  admit(context.viewer, "superAdmin");
  const found = await context.db.helpDispatch.findMany({
    where: {
      ...{ vendorId, codeId: { not: null }, voidedAt: null, completedAt: null },
      ...{ settledAt: null, redeemedAt: null, expiredAt: null },
    },
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
