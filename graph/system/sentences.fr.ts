import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  wholeBetween: ({ from, to }) => `Veuillez saisir un nombre entier de ${from} à ${to}`,
  dollarsBetween: ({ from, to }) =>
    `Veuillez saisir un montant de ${from.toLocaleString("fr-FR")} $ à ${to.toLocaleString("fr-FR")} $, avec deux décimales au plus`,
  aboveMaximum: "Ne peut pas dépasser l’attribution maximale de fonds",
  dayAboveMonth: "Ne peut pas dépasser la limite de 30 jours",
  hostWrong: "Veuillez saisir le nom ou l’adresse du serveur, par exemple smtp.example.org",
  senderWrong: "Veuillez saisir une adresse e-mail, seule ou sous la forme Nom <adresse@example.org>",
  nameMissing: "Veuillez saisir un nom",
  oneLine: "Veuillez utiliser une seule ligne",
  visibilityUnknown: "Veuillez choisir verified, agency ou own",
  passwordNeedsServer: "Veuillez saisir le serveur et l’utilisateur de ce mot de passe",
  passwordOfOtherServer:
    "Le serveur de messagerie ou son utilisateur a changé : veuillez saisir de nouveau le mot de passe, ou le retirer",
  setByEnvironment: ({ name }) => `Fixé par l’environnement (${name}) ; cela ne se modifie pas ici`,
  changedMeanwhile:
    "Quelqu’un a modifié la configuration entre-temps. Veuillez la regarder telle qu’elle est maintenant, puis l’enregistrer de nouveau.",
  noSuchVersion: "Cette version de la configuration n’existe pas.",
  sameAsNow: "La configuration est déjà identique à cette version.",
  emailOff: "L’e-mail est désactivé. Veuillez l’activer et enregistrer avant de le tester.",
  noMailServer:
    "Aucun serveur de messagerie n’est configuré, donc rien ne quitte le produit. Veuillez en saisir un et enregistrer avant de le tester.",
  tooManyTests: "Trop d’e-mails de test ont été envoyés. Veuillez attendre une heure.",
};
