import { dictionary } from "../../core/i18n/i18n.tsx";
import { pluralEn } from "../../../shared/core/i18n/plural.ts";

export const en = {
  locked: "This device is locked",
  lockedLead: "Your cases are hidden because there was no activity. What you typed is still here.",
  back: "Get back to your cases",
  backLead:
    "For officers who have filed the officer form before. Your supervisor does not need to confirm you again.",
  ways: "How you get back in",
  waysLead:
    "Your device locks when you don't use it. Set up at least one way to unlock it, and to sign in on another device.",

  usePasskey: "Use a passkey",
  passkeyCanceled: "No passkey was used",
  signInWith: (name: string) => `Sign in with ${name}`,
  sendCode: "Email me a code",
  codeGoesTo: (address: string) => `To ${address}`,
  sending: "Sending...",
  email: "Your official email address",
  emailHint: "We send a code if you confirmed this address on your first device.",
  enterCode: "Enter your code",
  codeAsked: "Check your email",
  codeSent: (address: string, minutes: number) =>
    `We are sending a code to ${address}. It works for ${minutes} minutes, in this browser.`,
  codeIfConfirmed: (minutes: number) =>
    `If this address was confirmed, a code is on its way. It works for ${minutes} minutes, in this browser.`,
  code: "Code",
  codeHint: "6 digits",
  newCode: "Send a new code",
  goOn: "Continue",
  checking: "Checking...",
  strongOnly: "Codes by email are turned off here.",
  noWay: "This device cannot be unlocked",
  noWayText:
    "You set up no passkey and did not confirm your email address. File the officer form again: your supervisor confirms you, and your list of requests starts empty.",
  askAgain: "File the officer form again",
  askAgainText: "Your supervisor then confirms you again. This session ends.",
  firstTime: "File the officer form for the first time",
  newDraft: "Start a new request",
  endSession: "End this session",
  endTitle: "End this session?",
  endText:
    "Do this if someone else uses this device next. Your drafts on this device are deleted. What waits to be sent stays sealed here until you are back.",
  endConfirm: "End session and delete drafts",
  ending: "Ending...",
  notIdentified: "That sign-in does not open your cases",
  notIdentifiedText:
    "Sign in there again, as the person who filed the officer form with it, or use another way.",
  offline: "You are offline",
  offlineText: "Unlocking needs a connection. Your drafts and what waits to be sent are safe on this device.",
  tryAgain: "Try again",
  failed: "That did not work",
  failedText: "Please check your connection and try again.",

  nothingYet: "Nothing is set up yet",
  nothingYetText:
    "If this device locks now, your supervisor has to confirm you again, and your list of requests starts empty.",
  codeByEmail: "Code by email",
  proven: (address: string) => `Confirmed: ${address}. A code sent there unlocks your device.`,
  unproven: (address: string) =>
    `The link goes to ${address}. Open it in this browser. From then on, a code sent there unlocks your device.`,
  sendLink: "Email me the link",
  linkAgain: "Send it again",
  linkSent: "Check your email",
  linkSentText: (address: string) =>
    `The link goes to ${address}. It works in this browser, for 24 hours. If the address is wrong, file the officer form again.`,
  passkey: "Passkey",
  passkeyText: "Unlock with this device's screen lock, fingerprint or face.",
  passkeys: (count: number) => pluralEn(count, "1 passkey is set up.", `${count} passkeys are set up.`),
  addPasskey: "Add a passkey",
  removePasskeys: "Remove passkeys",
  passkeyAdded: "Passkey added",
  passkeyKnown: "This device has a passkey already",
  noPasskeysHere: "This browser has no passkeys at this address.",
  department: "Your department's sign-in",
  departmentText: "You filed the officer form with it, so it unlocks your device too.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
