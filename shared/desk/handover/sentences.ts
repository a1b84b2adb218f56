import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Hand-over not found.",
  noteNeeded: "Enter what the next shift should know",
  noteTooLong: "Please use at most 2,000 characters",
  ownHandover: "Another administrator acknowledges your hand-over.",
  acknowledged: ({ name }: { name: string }) => `${name} already acknowledged this hand-over.`,
};

export const says = sentences("handover", en);
