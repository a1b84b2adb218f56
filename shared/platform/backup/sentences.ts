import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  nothingHeld: "Nothing is held anymore. Someone else has already decided.",
};

export const says = sentences("backup", en);
