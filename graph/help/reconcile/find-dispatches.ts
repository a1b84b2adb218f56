import type { Prisma } from "../../../prisma/client/client.ts";
import type { Kernel } from "../../core/context.ts";
import { codeKey } from "../dispatches/codes/sealed-code.ts";
import { comparable } from "../../../shared/core/text/typed.ts";
import { poolKey } from "../vendors/codes.ts";

const select = {
  id: true,
  requestId: true,
  confirmationNumber: true,
  promoCodeKey: true,
  code: { select: { codeKey: true } },
  estimatedValueCents: true,
  fundCents: true,
  actualCents: true,
  usesAllowed: true,
  voidedAt: true,
  expiredAt: true,
} satisfies Prisma.HelpDispatchSelect;

export type Dispatched = Prisma.HelpDispatchGetPayload<{ select: typeof select }>;

/**
 * A provider's dispatches by the codes of its file: confirmation numbers, made codes and codes of
 * its pool. Codes are only compared as keyed hashes.
 */
export async function findDispatches(
  kernel: Pick<Kernel, "keys">,
  tx: Prisma.TransactionClient,
  { vendorId, codes }: { vendorId: number; codes: readonly string[] },
): Promise<(code: string) => Dispatched | undefined> {
  const spelled = [...new Set(codes.flatMap(spellings))];
  const found = await tx.helpDispatch.findMany({
    where: {
      vendorId,
      OR: [
        { confirmationNumber: { in: spelled } },
        { promoCodeKey: { in: spelled.map((code) => codeKey(kernel, code)) } },
        { code: { codeKey: { in: spelled.map((code) => poolKey(kernel, code)) } } },
      ],
    },
    select,
  });
  const byKey = new Map<string, Dispatched>();
  for (const one of found)
    for (const key of [one.confirmationNumber, one.promoCodeKey, one.code?.codeKey])
      if (key) byKey.set(key, one);
  return (code) => {
    for (const one of spellings(code))
      for (const key of [one, codeKey(kernel, one), poolKey(kernel, one)]) {
        const dispatch = byKey.get(key);
        if (dispatch) return dispatch;
      }
    return undefined;
  };
}

/** Providers sometimes write codes in small letters, and spreadsheets change signs. */
const spellings = (code: string) => [...new Set([comparable(code), comparable(code).toUpperCase()])];
