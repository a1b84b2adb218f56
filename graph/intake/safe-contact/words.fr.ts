import { fr as safeContact } from "../../../shared/intake/safe-contact/sentences.fr.ts";

export const fr = {
  title: "Comment pouvons-nous vous joindre ?",
  lead: "Choisissez ce qui est sûr pour vous. Vous pouvez le changer ici à tout moment.",
  way: "Moyen sûr",
  ways: {
    any: "Tous les moyens",
    sms: "SMS",
    email: "E-mail",
    call: "Appel téléphonique",
    none: "Ne pas me contacter",
  },
  phone: "Nouveau numéro de téléphone (facultatif)",
  email: "Nouvelle adresse e-mail (facultatif)",
  known: (address: string) => `Nous avons ${address}. Laissez vide pour la garder.`,
  from: "Pas avant (facultatif)",
  to: "Pas après (facultatif)",
  leave: "Pouvons-nous laisser un message si nous appelons ?",
  yes: "Oui",
  no: "Non",
  mayWeText:
    "Pouvons-nous vous écrire par SMS au sujet de votre demande ? Des frais de SMS et de données peuvent s’appliquer. Vous pouvez répondre STOP à tout moment.",
  agrees:
    "Si vous choisissez un moyen qui comprend les SMS, vous acceptez de recevoir des SMS sur votre demande. Des frais de SMS et de données peuvent s’appliquer. Répondez STOP pour arrêter, AIDE pour de l’aide.",
  stopped:
    "Vous nous avez envoyé STOP par SMS ? Envoyez d’abord START, sinon nous ne pouvons pas vous écrire.",
  save: "Enregistrer",
  saved: "C’est enregistré. Nous en tenons compte dès maintenant.",
  still: {
    title: "Est-ce toujours sûr ?",
    by: (way: string, address: string) => `Nous vous contactons ainsi : ${way}${address && ` (${address})`}.`,
    any: (address: string) => `Nous pouvons vous contacter par tous les moyens${address && ` (${address})`}.`,
    none: "Vous avez demandé à ne pas être contacté.",
    hours: (from: string, to: string) => `Seulement de ${from} à ${to}.`,
    why: "Ce qui était sûr avant ne l’est peut-être plus aujourd’hui.",
    yes: "Oui, c’est toujours sûr",
    change: "Non, modifier",
    done: "Merci. Nous ne changeons rien.",
  },
  officer: {
    subject: (caseId: string) => `Demande ${caseId} : la façon de joindre la personne a changé`,
    title: "La façon de joindre la personne a changé",
    text: (caseId: string) =>
      `La personne de la demande ${caseId} a changé la façon de la joindre. Consultez la demande avant de la contacter.`,
  },
  catalogue: { "safe-contact": safeContact },
};
