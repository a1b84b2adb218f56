import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import type { Distance } from "../../../shared/intake/needs/rules.ts";

const distances: Record<Distance, string> = { local: "local", regional: "régional", long: "long" };

export const fr = {
  title: "Ce qui est nécessaire",

  status: {
    empty: "Se remplit pendant que vous écrivez.",
    read: "Repris de votre texte. Vérifiez-le.",
    readWithCase: "Repris de votre texte et de votre dossier. Vérifiez-le.",
    own: "Confirmé par vous",
    open: "Choisissez la distance du trajet.",
    none: "Rien n’est choisi.",
    confirm: "C’est exact",
    again: "Remplir de nouveau",
  },
  stepper: {
    less: (label: string) => `Un de moins : ${label}`,
    more: (label: string) => `Un de plus : ${label}`,
  },
  meals: "Repas (personnes)",
  nights: "Chambre (nuits)",
  people: "Chambre (personnes)",
  ride: "Un trajet",
  rides: {
    none: "Pas nécessaire",
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
    food: (people: number, each: string) =>
      pluralFr(
        people,
        `Nourriture pour ${people} personne à ${each}`,
        `Nourriture pour ${people} personnes à ${each}`,
      ),
    foodCapped: (paid: number, people: number, each: string) =>
      `Nourriture pour ${paid} des ${people} personnes à ${each}`,
    noFood: (each: string, most: number) =>
      `Pas de nourriture demandée (${each} par personne, jusqu’à ${most} personnes)`,
    room: (nights: number, each: string) =>
      pluralFr(
        nights,
        `Une chambre pour ${nights} nuit à ${each}`,
        `Une chambre pour ${nights} nuits à ${each}`,
      ),
    roomCapped: (paid: number, nights: number, each: string) =>
      `Une chambre pour ${paid} des ${nights} nuits à ${each}`,
    noRoom: (each: string, most: number) =>
      `Pas de chambre demandée (${each} la nuit, jusqu’à ${most} nuits)`,
    ride: (distance: Distance) => `Un trajet ${distances[distance]}`,
    rideUnknown: "Un trajet, distance pas encore choisie",
    upTo: (amount: string) => `jusqu’à ${amount}`,
    rideOpen: "Un trajet : choisissez la distance pour voir son prix",
    noRide: (most: string) => `Pas de trajet demandé (jusqu’à ${most})`,
    total: "En tout",
    totalCapped: "En tout, le maximum par demande",
    unpriced: "En tout : une personne décide du montant",
  },

  facts: {
    own: { confirmed: (date: string) => `Confirmé par vous, ${date}` },
    meals: (people: number) =>
      pluralFr(people, `Repas pour ${people} personne`, `Repas pour ${people} personnes`),
    room: (nights: number, people: number) =>
      `Une chambre pour ${pluralFr(nights, `${nights} nuit`, `${nights} nuits`)}, ${pluralFr(people, `${people} personne`, `${people} personnes`)}`,
    ride: (distance: Distance | null, to: string | null) =>
      `Un trajet${distance ? ` ${distances[distance]}` : ", distance non indiquée"}${to ? `, destination : ${to}` : ""}`,
    nothing: "Rien qui ait un prix fixe",
    confirmedBy: (name: string, date: string) => `Confirmé par ${name}, ${date}`,
    confirmed: (date: string) => `Confirmé par la personne qui a demandé de l’aide, ${date}`,
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
    savedText: (amount: string) => `La recommandation est maintenant de ${amount}.`,
    changed: "Une autre personne a modifié ces informations. Voici ce qui est indiqué maintenant :",
    failed: "La confirmation n’a pas abouti",
    failedText: "Veuillez réessayer.",
  },
};
