import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  choose: "Press one of the two buttons",
  notForThis: "Only a listed shelter with a public location can get a link",
  noLink: "This entry has no link that works. Make one first.",
  entryMissing: "This entry no longer exists",
};

export const says = sentences("availability", en);
