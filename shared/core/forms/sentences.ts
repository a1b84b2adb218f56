import { sentences } from "../i18n/phrases.ts";
import { required } from "./required.ts";

export const en = {
  reasonMissing: "Please give a reason",
  reasonNeeded: "Enter a reason",
  required,
  tooLong: "This text is too long",
  hiddenCharacters: "This text has hidden characters. Please type it instead of pasting it",
  birthDateMissing: "Date of birth is required",
  noSuchDay: "There is no such day. Please check the date",
  birthDateOutside: "Date of birth must be between 1900 and today",
  emailWrong: "Must be a valid email",
  emailApostrophe: "This address has a curly apostrophe. Please type a straight one (')",
  emailLetters: "An email address has only the letters a to z, without accents. Please check the letters",
  emailSigns: "This address has a special sign, such as a long dash. Please type it again",
  emailInvalid: "Please enter a valid email address",
  notNumber: "Must be a number",
  notText: "Must be text",
  notYesOrNo: "Must be yes or no",
  languageUnknown: "Choose en, es, or fr",
  phoneTooLong: "The phone number is too long",
  phoneTooShort: "Phone number must be at least 7 digits",
  phoneWrong: "Please enter a complete phone number, with the area code",
  phoneOnly: "Please enter one phone number only. Its extension may follow, such as ext. 12",
  phonePremium: "Premium numbers cost the caller extra. Please enter another phone number",
  phoneImpossible: "No phone has this number. Please check the phone number",
  addressTooShort: "Address must be at least 5 characters",
  caseNumberTooShort: "Case number must be at least 5 characters",
  unknownFields: ({ names }: { names: string }) => `Unknown fields: ${names}`,
};

export const says = sentences("forms", en);
