import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  bodyMissing: "Enter the organization that receives the information",
  whatMissing: "Choose at least one kind of information",
  purposeMissing: "Enter what the information is for",
  daysWrong: "A release lasts from 1 to 90 days",
  wayMissing: "Choose how it was signed",
  dayWrong:
    "Enter the day of the signature. It can't be in the future, and the release can't be over already",
  scanUnknown: "Upload the scan again",
  signerMissing: "Choose who signed",
  signerNameMissing: "Enter the name of the person who signed",
  relationMissing: "Enter how the person who signed is related",
  signerUnsafe: "Confirm that the person who signed is not the person who did the harm",
  authorityMissing: "Enter the court order or the law",
  notNotifiedMissing: "Tell the person, or enter why that is not safe",
  gone: "This release has already ended or was withdrawn.",
  signed: "This release was already signed.",
  searchNeedsAgreement:
    "This API key can't search: the results would tell whether a person is known here. A super admin can record an agreement for the key.",
};

export const says = sentences("releases", en);
