import { sentences, soon } from "./i18n/phrases.ts";

/** Until when a limit lasts, and how to reach the installation: empty if not configured. */
// A type and not an interface: it is a sentence's values.
type Limited = { minutes: number; phone: string; contact: string };

const sooner = ({ phone, contact }: Omit<Limited, "minutes">) =>
  contact
    ? `If you need help before then, call ${phone || "2-1-1"} or contact ${contact}.`
    : `If you need help before then, call ${phone || "2-1-1"}.`;

export const en = {
  formFailed: "Please check all required fields are filled correctly.",
  notStorable: "This text has a character that cannot be saved",
  notWhole: "Must be a whole number",
  mustBeWhole: ({ name }: { name: string }) => `${name} must be a whole number`,
  signIn: "Please sign in.",
  signInFirst:
    "You need to be authenticated to view emergency fund requests. Please log in or complete the verification process.",
  verifyFirst: "Please complete the verification form first.",
  chooseSome: "Choose 1 to 50 different rows.",
  programOnly: "Only people who see the whole program can do this.",
  mayNot: "You don't have permission to do this.",
  roleMissing: ({ roles }: { roles: string }) => `Your account needs the role ${roles} to do this.`,
  settlesOwnDispatch: "You dispatched help for this case, so another person must settle its money.",
  personSettles: "Only a signed-in person can settle money.",
  codeOwed: "Enter your two-factor code first. Until then, this session has no access.",
  usePasskeyOwed:
    "Your role requires a passkey, so codes don't finish your sign-in. Use one of your passkeys.",
  passwordOwed: "Change your temporary password first. Until then, this session has no access.",
  secondFactorOwed:
    "Two-factor sign-in is required. Sign in at /admin/login and set up your second factor first.",
  passkeyOwed: "A passkey is required. Sign in at /admin/login and add one first.",
  hidden: "This no longer exists, or you don't have permission to view it.",
  requestHidden: "Request not found or you don't have permission to view it.",
  tooMuchWork: "Too many searches came from your network. Please wait a minute and try again, or call 2-1-1.",
  tooManyCalls: "Too many tries from your network. Please wait a moment and try again.",
  wentWrong: "Something went wrong. Please try again.",
  recordsUnreachable: "We cannot reach the records right now. Please try again in a minute.",
  maintenance: ({ name }: { name: string }) =>
    `${name} is under maintenance. You can read everything, but you cannot send anything right now. Please try again in a few minutes. In an emergency, call 911. To find help at any hour, call 2-1-1.`,
  mustBeKept: "This must be kept for now, so it cannot be deleted. Ask a super administrator.",
  wasDestroyed: "This record was destroyed under a retention schedule, so nothing on it can be changed.",
  noRoom: "Our storage is full. Please tell an administrator.",
  formMissing: "Please answer with the form on this page.",
  answerTooLong: "This answer is too long.",
  comesTooSlowly: "Your connection is too slow. Please try again with a better connection.",
  foreignCall: "This request came from another site.",
  otherAddress: ({ address }: { address: string }) =>
    `Nothing was sent, because this page was opened at another address. Open it at ${address}.`,
  keyOfAnotherForm: "This idempotency key was used for another form.",
  usedForAnotherForm: "Used for another form",
  networkLimit: ({ minutes, ...reach }: Limited) =>
    `Many people share your network, and together they reached its limit. You can try again ${soon(minutes, "en")}, or use another network now. ${sooner(reach)} In an emergency, call 911.`,
  ownLimit: ({ minutes, ...reach }: Limited) =>
    `You did this many times in a short time. You can try again ${soon(minutes, "en")}. ${sooner(reach)} In an emergency, call 911.`,
  sentAlready: "This form was already sent. Change it to send it again.",
  sessionGone: "This session has already ended.",
  networkBlocked:
    "For now, no one can sign in or send anything from your network. You can still use the public pages. Please try again later or from another network. In an emergency, call 911.",
};

export const says = sentences("core", en);
