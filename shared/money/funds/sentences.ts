import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Fund not found.",
  depositMissing: "Deposit not found.",
  amountTooLarge: "Use at most $1,000,000,000 for one entry",
  moreThanAvailable: ({ available }: { available: string }) => `Only ${available} is available in this fund`,
  amountWrong: "Enter an amount in dollars and cents, such as 1029.00",
  reasonTooLong: "Please use 300 characters or fewer",
  referenceMissing: "Enter the payment reference",
  textTooLong: "Please use 80 characters or fewer",
  referenceUsed: ({ name }: { name: string }) =>
    `This fund already has a deposit with this reference. ${name} entered it.`,
  nameMissing: "Enter a name",
  nameUsed: "A fund with this name already exists.",
  priorityWrong: "Enter a whole number from 1 to 999",
  dayWrong: "Enter a date",
  endBeforeStart: "The last day must not be before the first day",
  stateWrong: "Use two letters for each state, such as TX",
  changed: "Someone else changed this fund. Open it again to see the latest details.",
  ownDeposit: "You entered this deposit. Another person must confirm or refuse it.",
  depositDecided: "Someone already confirmed or refused this deposit.",
  depositConfirmedBy: ({ name }: { name: string }) => `${name} already confirmed this deposit.`,
  depositRefusedBy: ({ name }: { name: string }) => `${name} already refused this deposit.`,
  withdrawalFromCounted: "You can withdraw money after the first deposit is confirmed.",
  notEnough: "The fund doesn't have enough money for this.",
  alreadyFrozen: "This fund is already frozen.",
  notFrozen: "This fund is not frozen.",
  sameFund: "Choose another fund",
  movesCounted: "Both funds need a confirmed deposit first.",
  frozenGivesNone: "This fund is frozen. It can receive money, but none can go out.",
  movesClosed: "One of these funds is closed. Open it again first.",
  exportTooLarge: "This month has too many entries for a spreadsheet file. Export it as CSV.",
  monthWrong: "Enter a month, such as 2026-01",
  formatWrong: "Choose csv or xlsx",
};

export const says = sentences("funds", en);
