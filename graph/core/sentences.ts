import { sentences } from "./i18n/phrases.shared.ts";

export const en = {
  formFailed: "Please check all required fields are filled correctly.",
  notStorable: "This text holds a character that cannot be stored",
  notWhole: "Must be a whole number",
  mustBeWhole: ({ name }: { name: string }) => `${name} must be a whole number`,
  signIn: "Please sign in.",
  signInFirst:
    "You need to be authenticated to view emergency fund requests. Please log in or complete the verification process.",
  verifyFirst: "Please complete the verification form first.",
  mayNot: "You don't have permission to do this.",
  codeOwed: "Enter the code of your second factor first: this session opens nothing before.",
  passwordOwed: "Change your temporary password first: this session opens nothing before.",
  secondFactorOwed:
    "Two-factor sign-in is required. Sign in at /admin/login and set up your second factor first.",
  requestHidden: "Request not found or you don't have permission to view it.",
  tooMuchWork: "Many searches came from this network. Please wait a minute and try again, or call 2-1-1.",
  tooManyCalls: "Too many calls from here. Please wait a moment and try again.",
  wentWrong: "Something went wrong. Please try again.",
  recordsUnreachable: "The records cannot be reached at the moment. Please try again in a minute.",
  maintenance: ({ name }: { name: string }) =>
    `${name} is being maintained. Everything can be read, and nothing can be sent for now; please try again in a few minutes. In an emergency call 911; 2-1-1 finds help at any hour.`,
  noRoom: "There is no room left to store anything. Please tell an administrator.",
  formMissing: "Please answer with the form on this page.",
  answerTooLong: "This answer is too long.",
  comesTooSlowly: "This comes too slowly. Please try again where the connection is better.",
  foreignCall: "This call came from another site.",
  keyOfAnotherForm: "This idempotency key was used for another form.",
  usedForAnotherForm: "Used for another form",
  tooManyOpened: "Too many requests were opened from here today. Please call 2-1-1, or 911 in an emergency.",
  sentAlready: "This form has been sent already. Please change it to send it anew.",
  sessionGone: "This session has ended already.",
  networkBlocked:
    "For a while nobody can sign in or send anything from this network. Public pages stay open. Please try again later or from another network, and in an emergency call 911.",
};

export const says = sentences("core", en);
