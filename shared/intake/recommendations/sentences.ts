import { sentences } from "../../core/i18n/phrases.ts";

type NamedTexts<Names extends string> = Readonly<Record<Names, string>>;

/** The lines of a calculation, as the recommendation stores them. */
export const labels = {
  noFixedPrice: () => "Nothing with a fixed price is needed, so the standard amount applies",
  nothingNamed: () =>
    "The request does not mention food, housing, or transportation, so the standard amount applies",
  foodForSome: ({ paid, asked, each }: NamedTexts<"paid" | "asked" | "each">) =>
    `Food for ${paid} of the ${asked} people at ${each} each (${paid} at most)`,
  foodForOne: ({ each }: NamedTexts<"each">) => `Food for 1 person at ${each}`,
  foodForAll: ({ count, each }: NamedTexts<"count" | "each">) => `Food for ${count} people at ${each} each`,
  housingForSome: ({ paid, asked, each }: NamedTexts<"paid" | "asked" | "each">) =>
    `Housing for ${paid} of the ${asked} nights at ${each} per night (${paid} at most)`,
  housingForOne: ({ each }: NamedTexts<"each">) => `Housing for 1 night at ${each} per night`,
  housingForAll: ({ count, each }: NamedTexts<"count" | "each">) =>
    `Housing for ${count} nights at ${each} per night`,
  rideLocal: ({ limit }: NamedTexts<"limit">) =>
    `Transportation, a quarter of the limit for a ride within town (limit ${limit})`,
  rideRegional: ({ limit }: NamedTexts<"limit">) =>
    `Transportation, half of the limit for a ride within the region (limit ${limit})`,
  rideLong: ({ limit }: NamedTexts<"limit">) =>
    `Transportation, the full limit for a long distance (limit ${limit})`,
  rideUnknown: ({ limit }: NamedTexts<"limit">) =>
    `Transportation, the full limit because no distance is given (limit ${limit})`,
  rule: ({ name }: NamedTexts<"name">) => `Rule "${name}"`,
};

/** A line as a sentence of the explanation. */
export const lineSentence = (label: string, amount: string) => `${label}: ${amount}.`;
const priced =
  <Values>(label: (values: Values) => string) =>
  (values: Values & NamedTexts<"amount">) =>
    lineSentence(label(values), values.amount);

/**
 * The parts of an explanation. It is stored as English text and parsed again
 * (web/intake/recommendations/explained.ts), so no value may change the wording.
 */
export const explanation = {
  noFixedPrice: priced(labels.noFixedPrice),
  nothingNamed: priced(labels.nothingNamed),
  foodForSome: priced(labels.foodForSome),
  foodForOne: priced(labels.foodForOne),
  foodForAll: priced(labels.foodForAll),
  housingForSome: priced(labels.housingForSome),
  housingForOne: priced(labels.housingForOne),
  housingForAll: priced(labels.housingForAll),
  rideLocal: priced(labels.rideLocal),
  rideRegional: priced(labels.rideRegional),
  rideLong: priced(labels.rideLong),
  rideUnknown: priced(labels.rideUnknown),
  rule: priced(labels.rule),
  together: ({ amount }: NamedTexts<"amount">) => `Total: ${amount}.`,
  lowered: ({ amount }: NamedTexts<"amount">) => `Lowered to the fund's limit of ${amount}.`,
  lookClosely: "A rule requires a person to review this request closely.",
  readFromText: "What is needed was taken from the text and is not confirmed.",
};

export const en = {
  ...explanation,
};

export const says = sentences("recommendations", en);
