import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  nothingHeld: "Nothing is held anymore. Someone else has already decided.",
};

export const says = sentences("backup", en);
