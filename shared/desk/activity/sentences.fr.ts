import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  searchTooLong: "La recherche peut compter 100 caractères au plus",
  caseUnknown: "Aucun dossier n’a ce numéro.",
  bundleOnly: "Seul un lot peut concerner un seul dossier.",
  noSuchEntry: "Entrée du journal introuvable",
  reasonMissing: "Veuillez indiquer le motif",
  reasonTooLong: "Le motif peut compter 500 caractères au plus",
  minutesWrong: "Un blocage doit durer de 5 minutes à 30 jours",
  noAddress: "Saisissez une adresse IP valide",
  ownAddress: "Vous ne pouvez pas bloquer votre propre réseau.",
  thisMachine: "C’est l’adresse du serveur lui-même. La bloquer pourrait couper l’accès à tout le monde.",
  alreadyBlocked: "Ce réseau est déjà bloqué.",
  noSuchBlock: "Blocage introuvable.",
  blockOver: "Ce blocage est déjà terminé.",
  noSuchSession: "Session introuvable.",
  sessionOver: "Cette session est déjà terminée.",
  ownSession: "Vous ne pouvez pas mettre fin à votre propre session ici. Déconnectez-vous.",
  verifying: "La vérification est déjà en cours.",
};
