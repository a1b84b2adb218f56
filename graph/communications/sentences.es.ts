import type { Translated } from "../core/i18n/rules.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "Ese mensaje no existe.",
  notToBeContacted: "A esta persona no se le debe contactar.",
  notFailed: ({ state }) => `Solo se puede reenviar un mensaje fallido; este está en estado “${state}”.`,
};
