import type { en } from "./words.en.ts";

export const fr: typeof en = {
  title: "Signaler une erreur",
  about: (name) => `${name} : dites-nous ce qui ne va pas, quelqu’un vérifiera.`,
  problem: "Qu’est-ce qui ne va pas ?",
  problems: {
    number: "Ce n’est pas le bon numéro, ou personne ne répond",
    closed: "C’est fermé définitivement",
    address: "L’adresse ou le site web n’est pas le bon",
    other: "Autre chose",
  },
  details: "Qu’avez-vous constaté ? (facultatif)",
  detailsHint: "500 caractères au plus. N’écrivez rien qui doive rester privé.",
  email: "E-mail (facultatif)",
  emailHint: "Seulement si nous pouvons vous poser des questions. Sans lui, personne ne saura qui a écrit.",
  cancel: "Annuler",
  send: "Envoyer",
  sending: "Envoi...",
  sent: "Signalement envoyé",
  sentText: "Merci. Quelqu’un vérifiera cette ressource.",
  unreachable:
    "Le signalement n’a pas pu être envoyé. Vérifiez votre connexion et réessayez ; votre texte est toujours là.",
};
