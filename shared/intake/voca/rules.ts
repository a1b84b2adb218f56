import * as z from "zod/mini";
import { says } from "./sentences.ts";

/*
 * The lists of the VOCA victim assistance report (OVC Performance Measurement Tool), in its order.
 * "Not reported" is the absence of an answer.
 */

export const ages = ["age_0_12", "age_13_17", "age_18_24", "age_25_59", "age_60_older"] as const;
export type Age = (typeof ages)[number];

export const genders = ["male", "female", "other"] as const;
export type Gender = (typeof genders)[number];

export const races = [
  "american_indian",
  "asian",
  "black",
  "hispanic",
  "pacific_islander",
  "white",
  "other",
  "multiple",
] as const;
export type Race = (typeof races)[number];

export const classifications = [
  "deaf",
  "homeless",
  "immigrant",
  "lgbtq",
  "veteran",
  "disability",
  "limited_english",
  "other",
] as const;
export type Classification = (typeof classifications)[number];

/** The types of crime. A person may have several. */
export const victimizations = [
  "adult_physical_assault",
  "adult_sexual_assault",
  "adult_abused_as_child",
  "arson",
  "bullying",
  "burglary",
  "child_physical_abuse",
  "child_pornography",
  "child_sexual_abuse",
  "domestic_violence",
  "dui",
  "elder_abuse",
  "hate_crime",
  "trafficking_labor",
  "trafficking_sex",
  "identity_theft",
  "kidnapping_noncustodial",
  "kidnapping_custodial",
  "mass_violence",
  "other_vehicular",
  "robbery",
  "stalking",
  "homicide_survivor",
  "teen_dating",
  "terrorism",
  "other",
] as const;
export type VictimizationType = (typeof victimizations)[number];

const oneOf = <const Words extends readonly string[]>(words: Words, wrong: string) =>
  z._default(z.nullable(z.enum(words, wrong)), null);

/** Any number of the list, each once, in its order. */
const someOf = <const Words extends readonly string[]>(words: Words, wrong: string) =>
  z.pipe(
    z.array(z.enum(words, wrong), wrong),
    z.transform((chosen): Words[number][] => words.filter((word) => chosen.some((one) => one === word))),
  );

/** What the person says of themself. Null, the default, is "not reported". */
export const vocaAnswersForm = z.object({
  age: oneOf(ages, says.ageWrong),
  gender: oneOf(genders, says.answerWrong),
  race: oneOf(races, says.answerWrong),
  classifications: z._default(someOf(classifications, says.listWrong), []),
});
export type VocaAnswersForm = z.output<typeof vocaAnswersForm>;

export const victimizationForm = z.object({
  types: z._default(someOf(victimizations, says.listWrong), []),
});
