import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  wholeBetween: ({ from, to }: { from: number; to: number }) =>
    `Please enter a whole number from ${from} to ${to}`,
  dollarsBetween: ({ from, to }: { from: number; to: number }) =>
    `Please enter an amount from $${from.toLocaleString("en-US")} to $${to.toLocaleString("en-US")}, with at most two decimals`,
  aboveMaximum: "Can't be more than the maximum fund allocation",
  dayAboveMonth: "Can't be more than the 30-day limit",
  hostWrong: "Please enter a server name or IP address, such as smtp.example.org",
  senderWrong: "Please enter an email address, or Name <address@example.org>",
  selectorWrong: "Please enter a selector, such as s1 or mail2026",
  nameMissing: "Please enter a name",
  textCharacters: "Please use only letters without accents, digits and simple signs",
  oneLine: "Please use a single line",
  zoneUnknown: "Please enter a time zone by its IANA name, such as America/Chicago",
  passkeysUnknown: "Please choose none, super_admin or all",
  passkeysImpossible: "Passkeys work only at a web address with https, so no one could add one here",
  unlockUnknown: "Please choose email or strong",
  visibilityUnknown: "Please choose verified, agency or own",
  passwordNeedsServer: "Please enter the SMTP server and user name for this password",
  passwordOfOtherServer: "The SMTP server or user name changed. Enter the password again, or remove it",
  setByEnvironment: ({ name }: { name: string }) =>
    `Set by environment variable ${name}. You can't change it here`,
  changedMeanwhile: "Someone else changed the configuration. Review the latest version and save again.",
  destructionOpen:
    "Records are being destroyed by fiscal year. Change this when that has ended or was withdrawn.",
  noSuchVersion: "Configuration version not found.",
  sameAsNow: "The current configuration already matches this version.",
  emailOff: "Email is turned off. Turn it on and save before you send a test.",
  noMailServer: "No mail server is configured. Enter one and save before you send a test.",
  tooManyTests: "Too many test emails. Please try again in an hour.",
};

export const says = sentences("system", en);
