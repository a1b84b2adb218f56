import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  whatMissing: "Choose at least one kind of information",
  daysWrong: "A release lasts from 1 to 90 days",
  dayWrong: "Enter the day of the signature. The release must not have ended since",
  scanUnknown: "Upload the scan again",
  signerUnsafe: "Confirm that the person who signed is not the person who did the harm",
  notNotifiedMissing: "Tell the person, or enter why that is not safe",
  gone: "This release has already ended or was withdrawn.",
};

export const says = sentences("releases", en);
