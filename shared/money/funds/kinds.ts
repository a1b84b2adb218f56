/** `frozen` is shown in place of a fund's own mode while it is frozen. */
export const fundModes = ["counted", "held", "frozen"] as const;
export type FundMode = (typeof fundModes)[number];

export const ledgerAccounts = [
  "funder",
  "available",
  "reserved",
  "committed",
  "spent",
  "lost",
  "withdrawn",
  "transfer",
  "stock",
  "printed",
] as const;
export const ledgerKinds = [
  "opening",
  "counted",
  "covered",
  "deposited",
  "withdrawn",
  "reserved",
  "released",
  "committed",
  "returned",
  "spent",
  "corrected",
  "lost",
  "moved",
  "bought",
  "printed",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** What a person enters for one fund. */
export const depositKinds = ["deposit", "withdrawal"] as const;
export const movementKinds = [...depositKinds, "transfer"] as const;
export const depositStates = ["waiting", "confirmed", "refused"] as const;
export type DepositState = (typeof depositStates)[number];
export const maxReasonCharacters = 300;

export const modeOf = ({ mode, frozenAt }: { mode: "counted" | "held"; frozenAt: Date | null }): FundMode =>
  frozenAt ? "frozen" : mode;

export const stateOfDeposit = (deposit: { confirmedAt: Date | null; refusedAt: Date | null }): DepositState =>
  deposit.confirmedAt ? "confirmed" : deposit.refusedAt ? "refused" : "waiting";
