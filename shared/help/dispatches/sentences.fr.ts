import { ago, type Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nothingSelected: "Choisissez au moins un prestataire",
  foodExceeds: ({ given, most, each, people }) =>
    `L’aide alimentaire dépasse la limite : ${given} > ${most} (${each} par personne au maximum pour ${people} personnes)`,
  foodPeople: "L’aide alimentaire est limitée à 10 personnes",
  transportationExceeds: ({ most }) => `Le transport dépasse la limite de ${most} pour Uber/Lyft`,
  transportationProvider: "Le transport doit passer par les prestataires agréés : Uber, Lyft",
  shelterHours: "L’hébergement est limité à 24 heures",
  limitsExceeded: ({ violations }) => violations,
  overAllocated: ({ given, allocated }) =>
    `Le total est de ${given}, plus que les ${allocated} alloués. Veuillez indiquer un motif.`,
  overByPerson:
    "Cela dépasse le montant alloué. Seule l’administration peut l’envoyer, en étant connectée et avec un motif.",
  overlaps: ({ caseId, minutes }) =>
    `Cette personne a reçu le même type d’aide ${ago(minutes, "fr")}, dans le dossier ${caseId}. Veuillez indiquer un motif.`,
  overlapsElsewhere: ({ minutes }) =>
    `Cette personne a reçu le même type d’aide ${ago(minutes, "fr")}, par un autre service. Veuillez indiquer un motif.`,
  overlapByPerson:
    "Cette personne a reçu le même type d’aide au cours des 30 derniers jours. Seule l’administration peut l’envoyer, en étant connectée et avec un motif.",
  tooManyProviders: "Envoyez au plus 12 prestataires à la fois",
  providerTwice: "Ce prestataire est sélectionné deux fois pour le même type d’aide",
  providerUnknown: "Ce prestataire n’est pas disponible pour ce type d’aide.",
  providerInactive: ({ name }) => `${name} est actuellement désactivé pour ce type d’aide.`,
  givenAlready: ({ name, minutes, by }) =>
    `${name} a déjà été envoyé pour ce type d’aide ${ago(minutes, "fr")}${by && ` par ${by}`}. Pour l’envoyer à nouveau, annulez cet envoi ou réémettez-le.`,
  givenByYou: ({ name, minutes }) =>
    `Vous avez déjà envoyé ${name} pour ce type d’aide ${ago(minutes, "fr")}. Pour l’envoyer à nouveau, annulez cet envoi ou réémettez-le.`,
  poolEmpty: ({ name }) => `${name} n’a plus de codes. La super-administration doit en importer.`,
  poolWorthMore: ({ name, least }) =>
    `Les codes de ${name} achetés d’avance valent ${least} ou plus. Saisissez une valeur d’au moins ${least}.`,
  poolHeld: ({ name }) =>
    `Les codes importés de ${name} attendent l’approbation d’une autre personne de la super-administration.`,
  poolOfOtherFund: ({ name }) =>
    `Les codes libres de ${name} ont été achetés par un autre fonds que celui qui paie cette demande.`,
  codeEndsSoon: ({ name, end }) =>
    `Le seul code de ${name} se termine le ${end}. Envoyez de nouveau pour l’utiliser.`,
  notDispatchable: ({ status }) =>
    `L’aide ne peut être envoyée que pour une demande approuvée. L’état de celle-ci est ${status}.`,
  changedMeanwhile: "Quelqu’un d’autre a modifié cette demande. Vérifiez-la et réessayez.",
  momentWrong: "Saisissez la date et l’heure avec leur fuseau horaire, par exemple 2026-11-29T18:00:00-06:00",
  valueNotInCents: "Saisissez des dollars et des cents entiers, par exemple 19,99",
  valueWrong: "Saisissez des dollars, 0 ou plus",
  peopleWrong: "Saisissez un nombre entier de personnes, 1 ou plus",
  hoursWrong: "Saisissez un nombre entier d’heures, 1 ou plus",
  missing: "Envoi introuvable.",
  voidedAlready: "Cet envoi a déjà été annulé.",
  completedAlready: "Cet envoi est déjà terminé.",
  redeemedAlready: "Cette aide a été utilisée, elle ne peut donc pas être annulée.",
  expiredAlready: "Cette aide a expiré et l’argent est revenu au fonds.",
  requestIdWrong: "requestId doit être un nombre entier positif",
};
