import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  choose: "Appuyez sur l’un des deux boutons",
  notForThis: "Seul un hébergement de l’annuaire dont l’adresse est publique peut recevoir un lien",
  noLink: "Cette fiche n’a pas de lien valable. Créez-en d’abord un.",
  entryMissing: "Cette fiche n’existe plus",
};
