import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "What is needed was read from the text, not confirmed.":
    "Les besoins ont été lus dans le texte et personne ne les a confirmés.",
  "Nothing that has a fixed price is needed, so the standard amount applies: {}.": (amount) =>
    `Rien de ce qui est nécessaire n’a de prix fixe : le montant habituel s’applique : ${amount}.`,
  "Food for {} of the {} people at {} each ({} at most): {}.": (paid, asked, each, most, amount) =>
    `Nourriture pour ${paid} des ${asked} personnes à ${each} chacune (${most} au plus) : ${amount}.`,
  "Housing for {} of the {} nights at {} a night ({} at most): {}.": (paid, asked, each, most, amount) =>
    `Logement pour ${paid} des ${asked} nuits à ${each} la nuit (${most} au plus) : ${amount}.`,
  "Choose a field: {}": (fields) => `Choisissez un champ : ${fields}`,
  "Choose an operator: {}": (operators) => `Choisissez un opérateur : ${operators}`,
  "A value has at most 100 characters": "Une valeur a au plus 100 caractères",
  "Give a text or a number": "Indiquez un texte ou un nombre",
  "Conditions are a list": "Les conditions sont une liste",
  "A ruleset has at most 20 conditions": "Un jeu de règles a au plus 20 conditions",
  "Lowered to the fund's limit of {}.": (amount) => `Ramené à la limite du fonds : ${usd(amount)}.`,
  "A rule asks a person to look at this request closely.":
    "Selon une règle, une personne doit examiner cette demande de près.",
  "The request names no food, housing or transportation, so the standard amount applies: {}.": (amount) =>
    `La demande ne mentionne ni nourriture, ni logement, ni transport ; le montant standard s’applique : ${usd(amount)}.`,
  "Food for 1 person at {}: {}.": (each, amount) =>
    `Nourriture pour 1 personne à ${usd(each)} : ${usd(amount)}.`,
  "Food for {} people at {} each: {}.": (count, each, amount) =>
    `Nourriture pour ${count} personnes à ${usd(each)} chacune : ${usd(amount)}.`,
  "Housing for 1 night at {} a night: {}.": (each, amount) =>
    `Logement pour 1 nuit à ${usd(each)} la nuit : ${usd(amount)}.`,
  "Housing for {} nights at {} a night: {}.": (count, each, amount) =>
    `Logement pour ${count} nuits à ${usd(each)} la nuit : ${usd(amount)}.`,
  "Transportation, a quarter of the limit for a ride within town (limit {}): {}.": (limit, amount) =>
    `Transport, un quart de la limite pour un trajet en ville (limite ${usd(limit)}) : ${usd(amount)}.`,
  "Transportation, half of the limit for a ride within the region (limit {}): {}.": (limit, amount) =>
    `Transport, la moitié de la limite pour un trajet dans la région (limite ${usd(limit)}) : ${usd(amount)}.`,
  "Transportation, the full limit for a long way (limit {}): {}.": (limit, amount) =>
    `Transport, la limite entière pour un long trajet (limite ${usd(limit)}) : ${usd(amount)}.`,
  "Transportation, the full limit since no distance is given (limit {}): {}.": (limit, amount) =>
    `Transport, la limite entière, car aucune distance n’est indiquée (limite ${usd(limit)}) : ${usd(amount)}.`,
  'Rule "{}": {}.': (name, amount) => `Règle « ${name} » : ${usd(amount)}.`,
  "Together: {}.": (amount) => `Au total : ${usd(amount)}.`,
};

/** "$1,250.50" as French writes it. */
const usd = (amount: string) =>
  amount.replace(
    /^(-?)\$([\d,.]+)$/,
    (_all, sign: string, digits: string) => `${sign}${digits.replaceAll(",", "\u202f").replace(".", ",")} $`,
  );
