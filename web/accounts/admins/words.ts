import { dictionary } from "../../core/i18n/i18n.tsx";
import { passwordRules } from "../../../shared/accounts/admins/rules.ts";
import { says } from "../../../shared/accounts/admins/sentences.ts";

/** Shared with the server, so that both show the same sentence. */
const ofRules: Record<"missing" | "mismatch" | "requirementsTitle", string> = {
  missing: says.credentialsMissing,
  mismatch: says.passwordMismatch,
  requirementsTitle: says.requirementsTitle,
};

export const en = {
  ...ofRules,
  title: "Admin Access",
  lead: "For administrators of the emergency assistance fund.",
  username: "Username",
  password: "Password",
  signIn: "Sign In",
  signingIn: "Signing In...",
  watched: "Access to this area is monitored and logged.",
  forOthers: "Officers do not need an account.",
  officerPortal: "Officer Portal",
  signedInAs: (username: string) => `You are signed in as ${username}.`,
  goOn: "Continue",

  missingTitle: "Missing credentials",
  failedTitle: "Login failed",
  connectionTitle: "Connection error",
  connection: "Could not connect to the server. Please try again.",
  changeRequired: "Password Change Required",
  changeRequiredText: "Please choose your own password to continue.",

  changeTitle: "Change Your Password",
  changeLead: "This account still has its temporary password. Choose your own. Your other sessions will end.",
  changeOwnLead: "Your other sessions will end.",
  cancelChange: "Cancel",
  account: "Your account",
  twoFactor: "Two-factor sign-in",
  code: "Code",
  codeLead: "Password accepted. Now enter the code from your authenticator app.",
  codeHint: "6 digits, or a recovery code.",
  usePasskey: "Use a passkey",
  passkeyCanceled: "No passkey was used",
  passkeyLead:
    "Password accepted. Now use your passkey. Your role requires one, so codes and recovery codes don't work.",
  passkeyLost:
    "Lost your passkey? Ask another super admin to reset your password, which removes it. If no one can, run npm run admin:reset on the server. A code then signs you in, and you add a new passkey.",
  passkeysUnsupported: "Passkeys aren't available here. Use a current browser and an https address.",
  currentPassword: "Current Password",
  newPassword: "New Password",
  confirmation: "Confirm New Password",
  change: "Change Password",
  changing: "Changing...",
  cancel: "Cancel and sign out",
  requirements: "Password requirements",
  met: "met",
  notMet: "missing",
  rules: Object.fromEntries(passwordRules.map(({ name, text }) => [name, text])) as Record<string, string>,

  missingInformation: "Missing Information",
  missingInformationText: "Please fill in all three fields.",
  mismatchTitle: "Password Mismatch",
  changeFailedTitle: "Password Change Failed",
  changeFailed: "Failed to change password. Please try again.",
  networkTitle: "Network Error",
  network: "Unable to change password. Please check your connection and try again.",
  changed: "Password changed",
  changedText: "You are signed in with your new password.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
