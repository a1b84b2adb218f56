import { sentences } from "../core/i18n/rules.ts";

export const en = {
  credentialsMissing: "Please enter both username and password.",
  loginFailed: "Invalid username or password.",
  currentPasswordWrong: "The current password is not right.",
  passwordMismatch: "New password and confirmation password do not match.",
  requirementsTitle: "Password Requirements Not Met",
  /** The list is English for programs; people read it at the field. */
  requirementsNotMet: ({ list }: { list: string }) => `Password Requirements Not Met: ${list}`,
  passwordMissing: "Please enter a password",
  passwordTooLong: "This is too long for a password",
  usernameMissing: "Please enter a username",
  usernameTooLong: "This is too long for a username",
  ownUsernameMissing: "Please enter your username",
  ownPasswordMissing: "Please enter your password",
  currentPasswordMissing: "Please enter your current password",
  newPasswordMissing: "Please enter a new password",
  repeatMissing: "Please repeat the new password",
  meetEveryRequirement: "Please meet every requirement of the list",
  characters: ({ count }: { count: number }) => `At least ${count} characters`,
  charactersOfSetting: ({ count }: { count: number }) => `At least ${count} characters (a setting)`,
  capital: "At least one capital letter",
  special: "At least one special character, such as ! or #",
  uncommon: "Not a common password, and not your username",
  samePassword: "The new password must differ from the current one.",
  changedElsewhere: "The password was changed elsewhere meanwhile. Please sign in again.",
  tooManyFailures: ({ minutes }: { minutes: number }) =>
    `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  tooManyAtOnce: "Too many sign-ins at this moment. Please try again in a minute.",
};

export const says = sentences("admins", en);
