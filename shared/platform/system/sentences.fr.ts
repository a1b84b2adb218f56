import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  wholeBetween: ({ from, to }) => `Veuillez saisir un nombre entier de ${from} à ${to}`,
  dollarsBetween: ({ from, to }) =>
    `Veuillez saisir un montant de ${from.toLocaleString("fr-FR")} $ à ${to.toLocaleString("fr-FR")} $, avec deux décimales au plus`,
  aboveMaximum: "Ne peut pas dépasser l’attribution maximale de fonds",
  dayAboveMonth: "Ne peut pas dépasser la limite de 30 jours",
  hostWrong: "Veuillez saisir un nom de serveur ou une adresse IP, par exemple smtp.example.org",
  senderWrong: "Veuillez saisir une adresse e-mail, seule ou sous la forme Nom <adresse@example.org>",
  selectorWrong: "Veuillez saisir un sélecteur, par exemple s1 ou mail2026",
  nameMissing: "Veuillez saisir un nom",
  textCharacters: "Veuillez n’utiliser que des lettres sans accent, des chiffres et des signes simples",
  oneLine: "Veuillez utiliser une seule ligne",
  zoneUnknown: "Veuillez saisir un fuseau horaire par son nom IANA, par exemple America/Chicago",
  passkeysUnknown: "Choisissez none, super_admin ou all",
  passkeysImpossible:
    "Les clés d’accès ne fonctionnent qu’à une adresse web en https : personne ne pourrait en ajouter une ici",
  unlockUnknown: "Veuillez choisir email ou strong",
  visibilityUnknown: "Veuillez choisir verified, agency ou own",
  passwordNeedsServer: "Veuillez saisir le serveur SMTP et le nom d’utilisateur de ce mot de passe",
  passwordOfOtherServer:
    "Le serveur SMTP ou le nom d’utilisateur a changé. Saisissez de nouveau le mot de passe, ou retirez-le",
  setByEnvironment: ({ name }) => `Défini par la variable d’environnement ${name}. Non modifiable ici`,
  changedMeanwhile:
    "Quelqu’un d’autre a modifié la configuration. Vérifiez la dernière version, puis enregistrez de nouveau.",
  destructionOpen:
    "Des dossiers sont en cours de destruction par exercice. Modifiez ceci une fois que c’est terminé ou retiré.",
  noSuchVersion: "Version de la configuration introuvable.",
  sameAsNow: "La configuration actuelle est déjà identique à cette version.",
  emailOff: "L’e-mail est désactivé. Activez-le et enregistrez avant d’envoyer un test.",
  noMailServer:
    "Aucun serveur de messagerie n’est configuré. Saisissez-en un et enregistrez avant d’envoyer un test.",
  tooManyTests: "Trop d’e-mails de test. Réessayez dans une heure.",
};
