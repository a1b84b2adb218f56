import * as z from "zod/mini";
import { centsOf, isInCents } from "../../core/forms/dollars.ts";
import type { Sentence } from "../../core/i18n/phrases.ts";
import { sentenceOf } from "../../core/i18n/phrases.ts";
import { rowNumber, tooLong, trimmed } from "../../core/forms/fields.ts";
import { dayMs } from "../../core/time/durations.ts";
import { helpTypes, type HelpType } from "../../intake/needs/rules.ts";
import type { Limits } from "../../platform/system/rules.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";

export const maxFoodPeople = 10;
export const maxShelterHours = 24;
/** How long dispatches count against the limits. */
export const limitWindowMs = dayMs;
export const defaultPeople = 1;
export const defaultHours = 24;
export const maxNotesCharacters = 500;
const maxProviders = 12;
const maxValueDollars = 100_000;

/** Suggestions for the provider information; the field accepts any text. */
export const providerInfos = [
  "Uber",
  "Lyft",
  "DoorDash",
  "Uber Eats",
  "GrubHub",
  "Booking.com",
  "Hotels.com",
  "Expedia",
  "Priceline",
  "Hotwire",
  "Local Provider",
  "Emergency Contact",
] as const;

/** Stored as chosen, which may be nothing; then the vendor's name is shown. */
export const shownProviderInfo = ({
  providerInfo,
  vendorName,
}: {
  providerInfo: string;
  vendorName: string;
}) => providerInfo || vendorName;

const text = (max: number) => z._default(z.nullable(trimmed(z.maxLength(max, tooLong))), "");
/** The value of one provider's help. */
export const valueDollars = z
  .number(says.valueWrong)
  .check(
    z.minimum(0, says.valueWrong),
    z.maximum(maxValueDollars, says.valueWrong),
    z.refine(isInCents, says.valueNotInCents),
  );
const atLeastOne = (wrong: string) => z.int(wrong).check(z.minimum(1, wrong), z.maximum(10_000, wrong));

/** A code with less than 24 hours left needs this moment, and must not end before it. */
const earliestEnd = z.optional(z.nullable(z.date()));

/**
 * One provider of a dispatch. Omitted values are the usual ones: $100 for a ride, one person, 24
 * hours.
 */
export const chosenProvider = z.object({
  vendorId: rowNumber(says.providerUnknown),
  helpType: z.enum(helpTypes),
  providerInfo: text(100),
  estimatedValue: z.optional(z.nullable(valueDollars)),
  people: z.optional(z.nullable(atLeastOne(says.peopleWrong))),
  hours: z.optional(z.nullable(atLeastOne(says.hoursWrong))),
  earliestEnd,
});

export const chosenProviders = z.array(chosenProvider).check(
  z.minLength(1, says.nothingSelected),
  z.maxLength(maxProviders, says.tooManyProviders),
  z.refine(
    (chosen) =>
      new Set(chosen.map(({ vendorId, helpType }) => `${vendorId} ${helpType}`)).size === chosen.length,
    says.providerTwice,
  ),
);

export const dispatchForm = z.object({
  providers: chosenProviders,
  dispatchNotes: text(maxNotesCharacters),
  overReason: text(maxNotesCharacters),
  overlapReason: text(maxNotesCharacters),
});
export type DispatchForm = z.output<typeof dispatchForm>;

const reason = z
  .string(formSays.reasonMissing)
  .check(z.trim(), z.minLength(1, formSays.reasonMissing), z.maxLength(maxNotesCharacters, tooLong));
export const voidForm = z.object({ reason, returnCode: z._default(z.boolean(), false) });
export const reissueForm = z.extend(voidForm, { earliestEnd });

/** Help as the limits count it. */
export interface CountedHelp {
  helpType: HelpType;
  valueCents: number;
  people?: number | null | undefined;
  hours?: number | null | undefined;
}

export interface RequestedHelp extends CountedHelp {
  /** Empty if not given. */
  providerInfo?: string | undefined;
}

export type DispatchLimits = Pick<
  Limits,
  "foodCentsPerPerson" | "housingCentsPerNight" | "transportationMaxCents"
>;

type Chosen = Pick<
  z.output<typeof chosenProvider>,
  "helpType" | "estimatedValue" | "people" | "hours" | "providerInfo"
>;

/**
 * The value of one dispatch: a room by its nights, not by the amount given; food $10 a person by
 * default; a ride $100.
 */
export function askedHelp(chosen: Chosen, limits: DispatchLimits): RequestedHelp {
  const { helpType, estimatedValue, providerInfo } = chosen;
  const about = { helpType, providerInfo: providerInfo ?? "" };
  const said = estimatedValue === null || estimatedValue === undefined ? undefined : centsOf(estimatedValue);
  if (helpType === "food") {
    const people = chosen.people ?? defaultPeople;
    return { ...about, people, valueCents: said ?? people * limits.foodCentsPerPerson };
  }
  if (helpType === "shelter") {
    const hours = chosen.hours ?? defaultHours;
    return { ...about, hours, valueCents: nightsOf(hours) * limits.housingCentsPerNight };
  }
  return { ...about, valueCents: said ?? limits.transportationMaxCents };
}

const nightsOf = (hours: number) => Math.ceil(hours / 24);

/** The used part of the limits: dispatches within 24 hours, and the requested ones. */
export interface Totals {
  /**
   * The number of people who get food: the largest of all dispatches, since they are the same
   * people.
   */
  people: number;
  food: { cents: number; maxCents: number };
  transportation: { cents: number; maxCents: number };
  shelter: { cents: number; hours: number; maxHours: number };
  /** Of all kinds together. */
  cents: number;
}

export function totalsOf(help: readonly CountedHelp[], limits: DispatchLimits): Totals {
  const of = (type: HelpType) => help.filter(({ helpType }) => helpType === type);
  const cents = (type: HelpType) => sum(of(type).map(({ valueCents }) => valueCents));
  const people = Math.max(0, ...of("food").map((one) => one.people ?? defaultPeople));
  return {
    people,
    food: { cents: cents("food"), maxCents: foodLimit(people, limits) },
    transportation: { cents: cents("transportation"), maxCents: limits.transportationMaxCents },
    shelter: {
      cents: cents("shelter"),
      hours: sum(of("shelter").map((one) => one.hours ?? defaultHours)),
      maxHours: maxShelterHours,
    },
    cents: sum(help.map(({ valueCents }) => valueCents)),
  };
}

/** $10 a person, for ten at most. */
export const foodLimit = (people: number, { foodCentsPerPerson }: DispatchLimits) =>
  foodCentsPerPerson * Math.min(people, maxFoodPeople);

/**
 * The violations of the limits by a dispatch, including the last 24 hours. Only requested kinds of
 * help are checked.
 */
export function violationsOf(
  given: readonly CountedHelp[],
  asked: readonly RequestedHelp[],
  limits: DispatchLimits,
): Sentence[] {
  const found: Sentence[] = [];
  const now = totalsOf(asked, limits);
  const all = totalsOf([...given, ...asked], limits);
  const asks = (type: HelpType) => asked.some(({ helpType }) => helpType === type);
  const exceeds = ({ food, people }: Totals) =>
    says.foodExceeds({
      given: usd(food.cents),
      most: usd(food.maxCents),
      each: usd(limits.foodCentsPerPerson),
      people,
    });
  if (asks("food")) {
    if (now.people > maxFoodPeople) found.push(sentenceOf(says.foodPeople));
    // A new dispatch is checked for its own people; together with earlier ones, for the largest
    // number.
    if (now.food.cents > now.food.maxCents) found.push(exceeds(now));
    else if (all.food.cents > all.food.maxCents) found.push(exceeds(all));
  }
  if (asks("transportation")) {
    if (all.transportation.cents > limits.transportationMaxCents)
      found.push(says.transportationExceeds({ most: usd(limits.transportationMaxCents) }));
    const named = asked.filter(({ helpType, providerInfo }) => helpType === "transportation" && providerInfo);
    if (named.some(({ providerInfo = "" }) => !/uber|lyft/i.test(providerInfo)))
      found.push(sentenceOf(says.transportationProvider));
  }
  if (asks("shelter") && all.shelter.hours > maxShelterHours) found.push(sentenceOf(says.shelterHours));
  return found;
}

/** All violations, as the toast shows them. */
export const joined = (violations: readonly Sentence[]) =>
  violations.map(({ text: said }) => said).join("\n");

/** `$40`, and `$40.50`. */
export const usd = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The provider's name, " - ", and the notes. */
export const writtenNotes = (vendorName: string, notes: string) => `${vendorName} - ${notes}`;

/** How another client describes its provider, before the notes. */
export function readNotes(written: string): { name: string; notes: string } {
  const at = written.indexOf(" - ");
  return at < 0
    ? { name: "", notes: written }
    : { name: written.slice(0, at).trim(), notes: written.slice(at + 3).trim() };
}

interface Dispatched {
  completedAt: unknown;
  voidedAt: unknown;
  problemAt: unknown;
}

/** Reported as not working, and not yet handled. */
export const hasOpenProblem = ({ completedAt, voidedAt, problemAt }: Dispatched) =>
  Boolean(problemAt && !voidedAt && !completedAt);
