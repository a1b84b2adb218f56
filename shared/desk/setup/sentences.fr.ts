import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  detailMissing: "Veuillez remplir ce champ",
  detailTooLong: "Veuillez ne pas dépasser 120 caractères",
  stateUnknown: "Veuillez saisir un État américain, par exemple Texas ou TX",
  noSuchItem: "Ce point de la mise en service n’accepte pas de note.",
  notedAlready: ({ name }) => `${name} l’a déjà noté.`,
  withdrawnAlready: "Cette note a déjà été retirée.",
};
