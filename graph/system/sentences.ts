import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  wholeBetween: ({ from, to }: { from: number; to: number }) =>
    `Please enter a whole number from ${from} to ${to}`,
  dollarsBetween: ({ from, to }: { from: number; to: number }) =>
    `Please enter an amount from $${from.toLocaleString("en-US")} to $${to.toLocaleString("en-US")}, with two places at most`,
  aboveMaximum: "May not be above the maximum fund allocation",
  dayAboveMonth: "May not be above the limit of 30 days",
  hostWrong: "Please enter the server's name or address, e.g. smtp.example.org",
  senderWrong: "Please enter an e-mail address, alone or as Name <address@example.org>",
  nameMissing: "Please enter a name",
  oneLine: "Please use one line",
  visibilityUnknown: "Please choose verified, agency or own",
  passwordNeedsServer: "Please enter the server and the user that this password is for",
  passwordOfOtherServer:
    "The mail server or its user has changed: please enter the password anew, or remove it",
  setByEnvironment: ({ name }: { name: string }) =>
    `Set by the environment (${name}); it cannot be changed here`,
  changedMeanwhile:
    "Somebody changed the configuration meanwhile. Please look at it as it is now, and save again.",
  noSuchVersion: "There is no such version of the configuration.",
  sameAsNow: "The configuration is like this version already.",
  emailOff: "E-mail is switched off. Please switch it on and save before you test it.",
  noMailServer:
    "No mail server is set up, so nothing leaves the product. Please enter one and save before you test it.",
  tooManyTests: "Too many test mails were sent. Please wait an hour.",
};

export const says = sentences("system", en);
