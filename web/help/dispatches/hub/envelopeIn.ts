import { isPromised } from "../../../../shared/decisions/allocations/rules.ts";
import { takenByHelp, takenOf } from "../../../../shared/decisions/allocations/envelope.ts";
import type { RequestedHelp } from "../../../../shared/help/dispatches/rules.ts";

/** A request's money as the screen reads it, in dollars. */
interface ShownMoney {
  allocations: readonly { status: string; amount: number; paid?: number | null | undefined }[];
  dispatches: readonly {
    estimatedValue: number;
    lost?: number | null | undefined;
    voidedAt?: string | null | undefined;
  }[];
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const centsOf = (dollars: number | null | undefined) => Math.round((dollars ?? 0) * 100);

/** How much of the allocated amount is used, including the dispatches about to be sent. */
export function envelopeIn(
  { allocations, dispatches }: ShownMoney,
  wanted: readonly Pick<RequestedHelp, "valueCents">[] = [],
) {
  const decided = allocations.filter(({ status }) => isPromised(status));
  const help = takenByHelp([
    ...dispatches.map(({ estimatedValue, lost, voidedAt }) => ({
      valueCents: centsOf(estimatedValue),
      lostCents: centsOf(lost),
      isVoided: Boolean(voidedAt),
    })),
    ...wanted.map(({ valueCents }) => ({ valueCents, lostCents: 0, isVoided: false })),
  ]);
  return {
    allocatedCents: sum(decided.map(({ amount }) => centsOf(amount))),
    givenCents: takenOf({ ...help, paid: sum(decided.map(({ paid }) => centsOf(paid))) }),
  };
}
