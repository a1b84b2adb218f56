import type { Translated } from "../../../shared/core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  unreachable: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  closed: "La connexion en direct a été fermée",
};
