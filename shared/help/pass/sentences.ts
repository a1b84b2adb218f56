import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  pinShape: "Enter the 6 digits of the PIN",
  pinGuessable: "Choose a PIN that is harder to guess: not 112233, 200000, or a birth date",
  pinDiffers: "Enter the same PIN twice",
  pinWrong: "The code or the PIN is wrong",
  pinLocked: "Too many wrong PINs. Please wait 15 minutes and try again.",
  pinDead: "Too many wrong PINs. Ask for a new PIN below.",
  codeShape: "Enter the 8 letters and digits of the code",
  languageMissing: "Choose a language",
  tooLong: "Use at most 500 characters",
  tooMany: "You have sent many answers today. In danger, call 911.",
  helpGone: "This help is no longer valid",
  phoneWrong: "Enter a phone number that we can call",
  notComplete: "Your request is not complete yet",
  noTexts: "We may not text this recipient",
  textedAlready: "The link was already texted",
  missing: "There is no Help Pass to end",
  changed: "Someone made a newer Help Pass",
};

export const says = sentences("pass", en);
