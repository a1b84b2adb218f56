import type { Distance } from "#shared/needs/rules";
import type { en } from "./words.ts";

const distances: Record<Distance, string> = { local: "local", regional: "régional", long: "long" };

export const fr: typeof en = {
  title: "Ce qui est nécessaire",

  status: {
    empty: "Se remplit pendant que vous écrivez.",
    read: "Repris de votre texte",
    readWithCase: "Repris de votre texte et de votre dossier",
    own: "Confirmé par vous",
    confirm: "Confirmer",
    again: "Remplir de nouveau",
  },
  stepper: {
    less: (label) => `Un de moins : ${label}`,
    more: (label) => `Un de plus : ${label}`,
  },
  meals: "Repas (personnes)",
  nights: "Chambre (nuits)",
  people: "Chambre (personnes)",
  ride: "Un trajet",
  rides: {
    none: "Pas de trajet",
    local: "Local : dans la ville",
    regional: "Régional : 60 miles au plus",
    long: "Long : plus loin",
  },
  howFar: "À quelle distance ?",
  to: "Destination",
  other: "Autre chose",
  otherHint: "Pour une aide sans prix fixe. L’annuaire ou une personne peut vous orienter.",

  sum: {
    label: "Ce que paie le fonds",
    food: (people, each, amount) =>
      people === 1
        ? `Nourriture pour 1 personne à ${each} : ${amount}`
        : `Nourriture pour ${people} personnes à ${each} : ${amount}`,
    foodCapped: (paid, people, each, amount) =>
      `Nourriture pour ${paid} des ${people} personnes à ${each} : ${amount}`,
    noFood: (each, most) => `Pas de nourriture demandée (${each} par personne, jusqu’à ${most} personnes)`,
    room: (nights, each, amount) =>
      nights === 1
        ? `Une chambre pour 1 nuit à ${each} : ${amount}`
        : `Une chambre pour ${nights} nuits à ${each} : ${amount}`,
    roomCapped: (paid, nights, each, amount) =>
      `Une chambre pour ${paid} des ${nights} nuits à ${each} : ${amount}`,
    noRoom: (each, most) => `Pas de chambre demandée (${each} la nuit, jusqu’à ${most} nuits)`,
    ride: (distance, amount) => `Un trajet ${distances[distance]} : ${amount}`,
    rideUnknown: (amount) => `Un trajet, distance non indiquée : ${amount}`,
    noRide: (most) => `Pas de trajet demandé (jusqu’à ${most})`,
    total: (amount) => `En tout : ${amount}`,
    totalCapped: (amount) => `En tout : ${amount}, le maximum par demande`,
    unpriced: "En tout : une personne décide du montant",
  },

  facts: {
    meals: (people) => (people === 1 ? "Repas pour 1 personne" : `Repas pour ${people} personnes`),
    room: (nights, people) =>
      `Une chambre pour ${nights === 1 ? "1 nuit" : `${nights} nuits`}, ${people === 1 ? "1 personne" : `${people} personnes`}`,
    ride: (distance, to) =>
      `Un trajet${distance ? ` ${distances[distance]}` : ", distance non indiquée"}${to ? `, destination : ${to}` : ""}`,
    nothing: "Rien qui ait un prix fixe",
    confirmedBy: (name, date) => `Confirmé par ${name}, ${date}`,
    confirmed: (date) => `Confirmé par la personne qui a demandé de l’aide, ${date}`,
    read: "Repris du texte, non confirmé",
    readText:
      "Veuillez vérifier. Tant que personne n’a confirmé, l’approbation d’un seul agent ne suffit pas pour attribuer des fonds.",
    readForCitizen: "Personne n’a encore confirmé. La personne qui décide vérifiera.",
    confirm: "Confirmer",
    change: "Modifier",
    save: "Enregistrer",
    saving: "Enregistrement...",
    cancel: "Annuler",
    saved: "Les besoins sont confirmés",
    savedText: (amount) => `La recommandation est maintenant de ${amount}.`,
    changed: "Une autre personne a modifié ces informations. Voici ce qui est indiqué maintenant :",
    failed: "La confirmation n’a pas abouti",
    failedText: "Veuillez réessayer.",
  },
};
