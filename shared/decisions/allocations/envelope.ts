/**
 * What is taken of a request's money, in cents. Help and cash come out of one amount, the
 * allocation.
 */
export interface Taken {
  /** The value of dispatches that were not voided. */
  live: number;
  /** The money of voided dispatches whose prepaid code was burnt. */
  lost: number;
  /** What was handed over in cash. */
  paid: number;
}

export interface Envelope extends Taken {
  allocated: number;
}

/** The database says the same: `sv_envelope`, which the triggers and the view of the fund call. */
export const takenOf = ({ live, lost, paid }: Taken): number => live + lost + paid;

/** What may still be handed over, in cents. */
export const leftOf = ({ allocated, ...taken }: Envelope): number => Math.max(0, allocated - takenOf(taken));

interface Help {
  valueCents: number;
  /** Above 0 only if the code was prepaid. */
  lostCents: number;
  isVoided: boolean;
}

/** What these dispatches take. An expired code is lost too, but its whole value stays taken. */
export function takenByHelp(dispatches: readonly Help[]): Pick<Taken, "live" | "lost"> {
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
  return {
    live: sum(dispatches.map(({ isVoided, valueCents }) => (isVoided ? 0 : valueCents))),
    lost: sum(dispatches.map(({ isVoided, lostCents }) => (isVoided ? lostCents : 0))),
  };
}
