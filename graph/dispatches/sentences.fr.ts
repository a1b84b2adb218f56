import type { Translated } from "../core/i18n/phrases.shared.ts";
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
    `Cela fait ${given} en tout, plus que les ${allocated} alloués. Indiquez pourquoi.`,
  overByPerson:
    "C’est plus que ce qui a été alloué ; seule une personne de l’administration le donne, avec un motif.",
  tooManyProviders: "Envoyez au plus 12 prestataires à la fois",
  providerTwice: "Ce prestataire est choisi deux fois pour la même aide",
  providerUnknown: "Aucun prestataire de ce nom pour cette aide.",
  providerInactive: ({ name }) => `${name} n’est pas proposé pour cette aide en ce moment.`,
  givenAlready: ({ name }) =>
    `${name} a déjà été envoyé pour cette aide dans les dernières 24 heures. Annulez cet envoi ou émettez-le de nouveau.`,
  poolEmpty: ({ name }) => `Il ne reste aucun code libre de ${name}.`,
  notDispatchable: ({ status }) =>
    `L’aide est envoyée pour les demandes approuvées ; l’état de celle-ci est ${status}.`,
  changedMeanwhile: "Quelqu’un d’autre a travaillé sur cette demande entre-temps. Regardez-la de nouveau.",
  valueWrong: "Saisissez des dollars, 0 ou plus",
  peopleWrong: "Saisissez un nombre entier de personnes, 1 ou plus",
  hoursWrong: "Saisissez un nombre entier d’heures, 1 ou plus",
  missing: "Cet envoi n’existe pas.",
  voidedAlready: "Cet envoi a déjà été annulé.",
  completedAlready: "Cette aide a déjà été remise.",
  requestIdWrong: "requestId doit être un nombre entier positif",
};
