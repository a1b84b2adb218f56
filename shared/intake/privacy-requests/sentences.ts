import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  kindMissing: "Choose what is asked",
  correctionMissing: "Say what is wrong, and what is right",
  outcomeMissing: "Choose what was done",
  reasonMissing: "Say why not all of it was done",
  tooMuch: "Your earlier words are kept. With these it is too long: write less, or wait for the answer.",
  missing: "This request about own data was not found.",
  answered: ({ name }: { name: string }) => `${name} has already answered it.`,
};

export const says = sentences("privacy-requests", en);
