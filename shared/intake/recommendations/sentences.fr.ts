import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  readFromText: "Les besoins ont été repris du texte et personne ne les a confirmés.",
  noFixedPrice: ({ amount }) =>
    `Rien de ce qui est nécessaire n’a de prix fixe : le montant habituel s’applique : ${amount}.`,
  nothingNamed: ({ amount }) =>
    `La demande ne mentionne ni nourriture, ni logement, ni transport ; le montant standard s’applique : ${usd(amount)}.`,
  foodForSome: ({ paid, asked, each, amount }) =>
    `Nourriture pour ${paid} des ${asked} personnes à ${each} chacune (${paid} au plus) : ${amount}.`,
  foodForOne: ({ each, amount }) => `Nourriture pour 1 personne à ${usd(each)} : ${usd(amount)}.`,
  foodForAll: ({ count, each, amount }) =>
    `Nourriture pour ${count} personnes à ${usd(each)} chacune : ${usd(amount)}.`,
  housingForSome: ({ paid, asked, each, amount }) =>
    `Logement pour ${paid} des ${asked} nuits à ${each} la nuit (${paid} au plus) : ${amount}.`,
  housingForOne: ({ each, amount }) => `Logement pour 1 nuit à ${usd(each)} la nuit : ${usd(amount)}.`,
  housingForAll: ({ count, each, amount }) =>
    `Logement pour ${count} nuits à ${usd(each)} la nuit : ${usd(amount)}.`,
  rideLocal: ({ limit, amount }) =>
    `Transport, un quart de la limite pour un trajet en ville (limite ${usd(limit)}) : ${usd(amount)}.`,
  rideRegional: ({ limit, amount }) =>
    `Transport, la moitié de la limite pour un trajet dans la région (limite ${usd(limit)}) : ${usd(amount)}.`,
  rideLong: ({ limit, amount }) =>
    `Transport, la limite entière pour un long trajet (limite ${usd(limit)}) : ${usd(amount)}.`,
  rideUnknown: ({ limit, amount }) =>
    `Transport, la limite entière, car aucune distance n’est indiquée (limite ${usd(limit)}) : ${usd(amount)}.`,
  rule: ({ name, amount }) => `Règle « ${name} » : ${usd(amount)}.`,
  together: ({ amount }) => `Au total : ${usd(amount)}.`,
  lowered: ({ amount }) => `Ramené à la limite du fonds : ${usd(amount)}.`,
  lookClosely: "Selon une règle, une personne doit examiner cette demande de près.",
};

/** "$1,250.50" as French writes it. */
const usd = (amount: string) =>
  amount.replace(
    /^(-?)\$([\d,.]+)$/,
    (_all, sign: string, digits: string) => `${sign}${digits.replaceAll(",", "\u202f").replace(".", ",")} $`,
  );
