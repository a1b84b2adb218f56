import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  nameMissing: "Enter a name for the device, such as Front desk",
  nameTooLong: "Use a name of at most 40 characters",
  vendorMissing: "This provider no longer exists.",
  terminalMissing: "This terminal no longer exists.",
  terminalRevoked: "This terminal was already removed.",
  phraseMissing: "Enter the guest's two words",
  phraseWrong: "These are not the guest's two words. Ask the guest to read them from the Help Pass",
  phraseLocked: "Too many wrong words. Try again in 15 minutes, or call us",
  amountWrong: "Enter an amount in dollars, such as 72 or 72.50",
  amountZero: "Enter what the guest used, at least $0.01. If nothing was used, do not redeem the code",
  redeemedAt: ({ time, by, amount }: { time: string; by: string; amount: string }) =>
    `Redeemed at ${time} by ${by} for ${amount}.`,
  redeemedOn: ({ when, by, amount }: { when: string; by: string; amount: string }) =>
    `Redeemed on ${when} by ${by} for ${amount}.`,
  amountTooHigh: ({ most }: { most: string }) => `This code is good for ${most} at most`,
  notUsable: "This code can't be used anymore. Check its state on the page.",
  otherVendor: "This code belongs to another provider.",
  undoLate: "This can't be undone anymore. Call us if it was a mistake.",
  letterWrong: "We do not know this letter number with this check code",
  notRedeemed: "This help was not redeemed.",
};

export const says = sentences("redemption", en);
