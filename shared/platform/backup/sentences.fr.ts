import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nothingHeld: "Plus rien n’est retenu. Quelqu’un d’autre a déjà décidé.",
};
