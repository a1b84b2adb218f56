import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  detailMissing: "Please fill in this field",
  detailTooLong: "Please use at most 120 characters",
  stateUnknown: "Please enter a US state, such as Texas or TX",
  noSuchItem: "This setup item has no note.",
  notedAlready: ({ name }: { name: string }) => `${name} already noted this.`,
  withdrawnAlready: "This note was withdrawn already.",
};

export const says = sentences("setup", en);
