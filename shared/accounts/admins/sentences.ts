import { pluralEn } from "../../core/i18n/plural.ts";
import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  credentialsMissing: "Please enter both username and password.",
  loginFailed: "Invalid username or password.",
  currentPasswordWrong: "The current password is incorrect.",
  passwordMismatch: "New password and confirmation password do not match.",
  requirementsTitle: "Password Requirements Not Met",
  /** The list is in English for API clients. The form shows it at the field instead. */
  requirementsNotMet: ({ list }: { list: string }) => `Password Requirements Not Met: ${list}`,
  passwordMissing: "Please enter a password",
  passwordTooLong: "This password is too long",
  usernameMissing: "Please enter a username",
  usernameTooLong: "This username is too long",
  ownUsernameMissing: "Please enter your username",
  ownPasswordMissing: "Please enter your password",
  currentPasswordMissing: "Please enter your current password",
  newPasswordMissing: "Please enter a new password",
  repeatMissing: "Please confirm the new password",
  meetEveryRequirement: "The password must meet every requirement in the list",
  characters: ({ count }: { count: number }) => `At least ${count} characters`,
  charactersOfSetting: ({ count }: { count: number }) =>
    `At least ${count} characters (set in the configuration)`,
  capital: "At least one capital letter",
  special: "At least one special character, such as ! or #",
  uncommon: "Not a common password or your username",
  samePassword: "The new password must be different from the current one.",
  changedElsewhere: "Your password was changed in another session. Please sign in again.",
  tooManyFailures: ({ minutes }: { minutes: number }) =>
    `Too many failed sign-ins. Please try again in ${minutes} ${pluralEn(minutes, "minute", "minutes")}.`,
  sessionsTaken: ({ count }: { count: number }) =>
    `All ${count} administrator sessions are in use. Please try again after someone signs out.`,
  tooManyAtOnce: "Too many people are signing in right now. Please try again in a minute.",
  temporaryPasswordOver:
    "This temporary password was already used or has expired. Ask a super admin for a new one.",
  passwordAgain: "Please enter your password again to continue.",
  passwordWrong: "The password is incorrect.",
  usernameShape: "Use letters, numbers and . _ - @, starting with a letter or number",
  usernameTaken: "This username is taken",
  nameTaken: "Another account has this name or a similar-looking one",
  emailTaken: "Another account uses this email address",
  roleMissing: "Choose at least one role",
  rolesChangedMeanwhile: "Someone else changed this account. Look at its roles again, then choose.",
  roleUnknown: "Choose one of the listed roles",
  temporaryTooShort: "Password must be at least 6 characters.",
  accountMissing: "This account no longer exists.",
  ownAccount: "Cannot modify own account",
  keysChanged: "This account's API keys have changed. Please review them again.",
  lastSuperAdmin: "The last active super admin cannot be removed.",
  alreadyActive: "This account is already active.",
  alreadyInactive: "This account is already inactive.",
  roleAlready: "This account already has these roles.",
  noSecondFactor: "This account doesn't use two-factor sign-in.",
  codeMissing: "Please enter a code",
  codeShape: "Enter the 6 digits from the app, or a recovery code of 10 letters and digits",
  codeWrong: "This code is incorrect or was already used.",
  codeNotAsked: "This sign-in doesn't require a code.",
  secondFactorAlready: "This account already uses two-factor sign-in.",
  noPasskey: "This account has no passkey. Enter a code instead.",
  passkeyAlready: "This passkey was already added to an account.",
  lastPasskey:
    "An administrator with your role must have a passkey. Add another one before you remove this one.",
  passkeyRequired: "A passkey is required, and it needs two-factor sign-in. You cannot turn it off.",
  passkeyMissing: "This passkey was already removed.",
  passkeyNameMissing: "Please name the passkey",
  passkeyNameTooLong: "This name is too long",
  passkeyNeedsSecondFactor:
    "Set up two-factor sign-in first. Its recovery codes work if you lose this device.",
  passkeyRefused: "This passkey did not sign you in. Try again, or use your password.",
  passkeysNeedHttps: "Passkeys work only at a web address with https.",
  passkeyTooLate: "This request expired or was already used. Please try again.",
  passkeyUnreadable: "The device's answer could not be read. Please try again.",
  tooManyPasskeys: ({ count }: { count: number }) =>
    `An account can have up to ${count} passkeys. Remove one that you no longer use.`,
};

export const says = sentences("admins", en);
