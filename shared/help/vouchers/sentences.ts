import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  bookMissing: "Book of vouchers not found.",
  voucherMissing: "Voucher not found. Compare the number with the paper.",
  helpTypeMissing: "Choose the kind of help",
  amountWrong: "Enter an amount in US dollars, such as 45 or 45.50",
  maximumTooLarge: "A voucher is worth at most $1,000",
  maximumAboveSetting: ({ max }: { max: string }) => `The settings allow at most ${max} for one request`,
  maximumAboveFund: ({ max }: { max: string }) => `This fund pays at most ${max} for one request`,
  dayWrong: "Enter a day",
  dayPast: "Choose today or a later day",
  dayTooLate: "Choose a day within the next year",
  dayAfterFund: "This fund ends before that day",
  callMissing: "Enter whom to call, with the number",
  fundMissing: "Choose the fund that pays",
  fundClosed: "This fund is closed or frozen, or has not started. Choose another fund.",
  fundOtherHelp: "This fund does not pay for that kind of help",
  fundShort: ({ total }: { total: string }) =>
    `This fund has less than the ${total} that the book reserves. Nothing was printed.`,
  numberWrong: "The number and its letters do not match. Compare them with the paper.",
  usedAtMissing: "Enter the day and time on the paper",
  usedAtFuture: "This time has not come yet",
  usedAtBeforePrint: ({ printed }: { printed: string }) => `The book was printed later: ${printed}`,
  usedAtAfterEnd: ({ end }: { end: string }) => `The voucher was valid until ${end}`,
  amountAboveMaximum: "The amount is above the maximum of the voucher",
  amountAboveVoucher: ({ max }: { max: string }) => `This voucher is worth at most ${max}`,
  givenByMissing: "Enter the officer's name or badge number",
  phoneWrong: "Enter at least 10 digits, or leave it empty",
  detailsMissing: "Say in at least 10 characters what happened",
  providerMissing: "Choose the provider that took the voucher",
  providerOtherHelp: "This provider does not offer the help on the voucher",
  stateMissing: "Choose lost or void",
  vouchersMissing: "Choose at least one open number",
  alreadyUsed: ({ by, at }: { by: string; at: string }) =>
    `This voucher was already entered by ${by}, ${at}.`,
  alreadyReleased: ({ by, at }: { by: string; at: string }) =>
    `This voucher was released by ${by}, ${at}. File an ordinary request for the help.`,
  printedByYou: "You had the printed voucher. Another person must enter it.",
  personEnters: "A person enters vouchers, not a program.",
  noneOpen: "This book has no open vouchers.",
  changedMeanwhile: "Some of these numbers were entered or released meanwhile. Open the book again.",
  limitMeanwhile: "The settings no longer allow this amount for one request. Ask a super administrator.",
};

export const says = sentences("vouchers", en);
