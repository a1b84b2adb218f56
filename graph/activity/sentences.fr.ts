import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  searchTooLong: "Cherchez avec 100 caractères au plus",
  noSuchEntry: "Cette entrée n’existe pas",
  reasonMissing: "Dites pourquoi cela est fait",
  reasonTooLong: "Dites-le en 500 caractères au plus",
  minutesWrong: "Un blocage dure de 5 minutes à 30 jours",
  noAddress: "Ce n’est pas une adresse IP",
  ownAddress: "Vous ne pouvez pas bloquer votre propre réseau.",
  thisMachine: "Cette adresse est cette machine même. La bloquer peut exclure tout le monde.",
  alreadyBlocked: "Ce réseau est déjà bloqué.",
  noSuchBlock: "Ce blocage n’existe pas.",
  blockOver: "Ce blocage est déjà terminé.",
  noSuchSession: "Cette session n’existe pas.",
  sessionOver: "Cette session est déjà terminée.",
  ownSession: "Vous ne pouvez pas terminer ici votre propre session. Déconnectez-vous plutôt.",
  verifying: "La chaîne est déjà en cours de vérification.",
};
