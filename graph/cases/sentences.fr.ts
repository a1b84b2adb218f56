import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  noRecord: "Cette demande n’a pas encore d’informations sur la victime.",
  oneCase: "Un dossier ne peut pas être comparé à lui-même.",
  noOfficer: "Aucun agent confirmé n’a ce numéro de badge ni cette adresse e-mail.",
  manyOfficers: "Plusieurs agents ont ce numéro de badge. Saisissez plutôt l’adresse e-mail de l’agent.",
  hasOfficer: "Cette demande a déjà une personne responsable.",
};
