import { dictionary } from "../../core/i18n/i18n.tsx";
import type { Problem } from "../../../shared/accounts/identity-providers/rules.ts";

const problems: Record<Problem, string> = {
  expired: "This sign-in took too long or was already used. Please start again.",
  refused: "The sign-in was not completed. Please try again, or sign in another way.",
  noAccount:
    "There is no account for this person here. Ask a super admin to add one with your work email address.",
  noRole: "Your groups give you no role here. Ask your administrator to add you to a group.",
  mfaMissing:
    "Your county's sign-in did not ask for a second factor. Set one up there, or use your SafeVoice password.",
  down: "Your county's sign-in does not answer. Use your SafeVoice password.",
  passwordFirst:
    "Super admins connect their account once: sign in with your SafeVoice password, then choose your county's sign-in within five minutes.",
  sessionsTaken: "All administrator sessions are in use. Please try again after someone signs out.",
  incomplete: "Your department's sign-in did not send your name and badge. Fill in the form yourself.",
};

export const en = {
  problems,
  officerDown: "Your department's sign-in does not answer. Fill in the form yourself.",
  problemTitle: "You are not signed in",
  signInWith: (name: string) => `Sign in with ${name}`,
  or: "Or with your SafeVoice password:",
  orForm: "Or fill in the form yourself:",
  from: (provider: string) => `From ${provider}`,
  identified: (provider: string) =>
    `Signed in with ${provider}. The locked fields come from there. Your supervisor still confirms the case.`,
  notYou: "Not you?",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
