import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  noRecord: "Cette demande n’a pas encore d’informations sur la victime.",
  answerMissing: "Choisissez une réponse.",
  verdictReason: "Saisissez un motif d’au moins 3 caractères.",
  verdictReasonLong: "Utilisez 500 caractères au maximum.",
  verdictChanged: "Un autre administrateur a répondu entre-temps. Consultez d’abord sa réponse.",
  oneCase: "Un dossier ne peut pas être comparé à lui-même.",
  noOfficer: "Aucun agent confirmé n’a ce numéro de badge ni cette adresse e-mail.",
  manyOfficers: "Plusieurs agents ont ce numéro de badge. Saisissez plutôt l’adresse e-mail de l’agent.",
  hasOfficer: "Cette demande a déjà une personne responsable.",
  ownerMissing: "Choisissez un administrateur actif qui traite des dossiers.",
  ownedBy: ({ name }) => `Ce dossier est maintenant attribué à ${name}.`,
  ownedByNobody: "Ce dossier n’est plus attribué à personne.",
  noteNeeded: "Rédigez d’abord une note.",
  noteTooLong: "Utilisez 2 000 caractères au maximum.",
  noSuchColleague: ({ name }) => `Aucun administrateur actif n’a l’identifiant ${name}.`,
  tooManyMentions: "Mentionnez 10 collègues au maximum.",
  viewNameNeeded: "Donnez un nom à la vue.",
  viewNameTooLong: "Utilisez au plus 60 caractères.",
  viewNameBuiltIn: "Tout le monde a une vue qui porte ce nom. Choisissez un autre nom.",
  viewNameUsed: "Quelqu’un partage une vue qui porte ce nom ou un nom très proche. Choisissez un autre nom.",
  viewTooLong: "La recherche est trop longue pour être enregistrée.",
  tooManyViews: "Vous avez 30 vues enregistrées. Supprimez-en une d’abord.",
  noView: "Cette vue n’existe plus.",
};
