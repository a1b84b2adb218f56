import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  codeMissing: "Enter the code from the email",
  codeShape: "The code has 6 digits",
  codeWrong: "This code is wrong or no longer works. Check the email, or ask for a new code.",
  codesOff: "Codes by email are turned off here. Use a passkey or your department's sign-in.",
  tooManyCodes: ({ minutes }: { minutes: number }) =>
    `Too many codes were requested. Please wait ${minutes} minutes, or use another way.`,
  tooManyTries: "Too many tries. Please wait an hour, or ask your supervisor again.",
  tooManyProofs: "We have sent several emails already. Please check your inbox, or wait an hour.",
  alreadyProven: "This address is already confirmed.",
  notProven: "Your email address was never confirmed on this device. Ask your supervisor again.",
  emailMissing: "Enter your official email address",
  noPasskey: "You have no passkey. Use another way.",
  passkeyRefused: "This passkey does not open your cases. Try another one, or use another way.",
  tooManyPasskeys: "You have 10 passkeys already. Remove them first.",
  notIdentified: "That sign-in does not open your cases. Sign in there again, or use another way.",
};

export const says = sentences("device-lock", en);
