import type { Ask } from "./asks.ts";
import type { Concept, Tagged } from "./lexicon.ts";
import { isOver } from "./read-nights.ts";

/** A person's location or destination: "a ride to the shelter", "is at a motel". */
export function isPlace(sentence: readonly Tagged[], ask: Ask, at: number): boolean {
  const before = sentence.slice(0, at).findLast(({ concept }) => !thin.has(concept));
  if (!before) return false;
  // "his brother's place", "at her place"
  const isTheirs = sentence[at]?.word === "place" && ["child", "relative", "head"].includes(before.concept);
  if (
    isTheirs ||
    (before.word === "'s" && ask !== "ride") ||
    (sentence[at - 1]?.concept === "owner" && sentence[at]?.word === "place")
  )
    return true;
  if (
    before.concept === "to" ||
    before.concept === "go" ||
    (before.concept === "ride" && before.word.endsWith("to"))
  ) {
    const nights = sentence.some(
      ({ concept }, n) => n >= at && (concept === "night" || concept === "week") && !isOver(sentence, n),
    );
    return ask !== "ride" && !(ask === "room" && nights);
  }
  if (before.concept === "in" || before.concept === "at") {
    const further = sentence
      .slice(0, at)
      .findLast(({ concept }) => !thin.has(concept) && concept !== "in" && concept !== "at");
    if (further && lasting.has(further.concept)) return false;
  }
  return ask === "room" && (before.concept === "at" || before.concept === "from" || before.concept === "in");
}

/** "The motel burned": the subject of another statement. */
export function isStory(sentence: readonly Tagged[], ask: Ask, at: number): boolean {
  if (wasThere(sentence, at)) return true;
  const before = sentence[at - 1]?.concept;
  const after = sentence[at + 1]?.concept;
  const isSubject = after === "acts" || after === "be" || after === "absent" || after === "evicted";
  // "his hotel burned", "room flooded", but "chambre accessible"
  const isAct = after === "unknown" && sentence[at + 1]?.word.endsWith("ed") === true;
  if (before === "the" || before === "owner") return isSubject || after === "unknown";
  const isListed = before === "for" || before === "and" || before === "only";
  return (isSubject || isAct) && !isListed && ask !== "ride";
}

/** "One week of housing for her": a duration is a request. */
export function isMeasured(sentence: readonly Tagged[], ask: Ask, at: number): boolean {
  const time = sentence[at - (sentence[at - 1]?.concept === "of" ? 2 : 1)]?.concept ?? "end";
  return ask === "room" && (time === "night" || time === "week");
}

/** "Tuvo hotel toda la semana": what a person had is the past. */
const wasThere = (sentence: readonly Tagged[], at: number) =>
  sentence.slice(0, at).findLast(({ concept }) => !thin.has(concept))?.concept === "over";

/** Spanish "ir a comer" is not a destination; "ir al taller" is. */
export const isInfinitive = (token: Tagged | undefined) =>
  token?.concept === "unknown" &&
  /(?:ar|er|ir|arse|erse|irse)$/.test(token.word) &&
  !/^(?:trabajar|lugar|hogar|taller|bar|mar|center|er|denver|river)$/.test(token.word);

/** The words for what may be requested. */
export const asAsk: Partial<Record<Tagged["concept"], Ask>> = {
  food: "food",
  room: "room",
  ride: "ride",
  pantry: "food",
  bus: "ride",
  night: "room",
};
/** Words without their own weight in a request. */
export const light = new Set<Tagged["concept"]>([
  "one",
  "the",
  "all",
  "filler",
  "trait",
  "number",
  "owner",
  "of",
  "be",
  "and",
  "or",
  "more",
]);

/** Words between a rule and what it governs. */
export const thin = new Set<Tagged["concept"]>([
  "one",
  "the",
  "all",
  "filler",
  "trait",
  "owner",
  "number",
  "of",
]);

const lasting = new Set<Tagged["concept"]>(["night", "day", "week", "weekend", "month", "stay", "tonight"]);

export const fillers = new Set<Tagged["concept"]>(["filler"]);

/** "no car, no food, just me" */
export const isSelf = (token: Tagged | undefined) => token?.concept === "pronoun" || token?.concept === "we";

const exclusive =
  /^(?:only|just|solo|solamente|nomas|nada|seulement|juste|uniquement|unicamente|rien|simplement)$/;
/** "only", "nada más" */
export const isExclusive = (token: Tagged | undefined) => exclusive.test(token?.word ?? "");

/** "has a car", "a une voiture": a phrase that begins with "have". */
export const isHaving = (token: Tagged | undefined) =>
  /^(?:has|have|got|tiene|tienen|tengo|tenemos|trae|traen|traigo|a|ont|ai|avons)$/.test(token?.word ?? "");

/** "pas d'hébergement, merci" */
export const isThanked = (sentence: readonly Tagged[], at: number) =>
  sentence.slice(at + 1, at + 3).some(({ word }) => /^(?:merci|thanks|thank|thx|gracias)$/.test(word));

/** "wants to stay in their home", "dormir chez sa tante": not a request for a room. */
export function staysHome(sentence: readonly Tagged[], at: number): boolean {
  const [next, whose] = [sentence[at + 1]?.concept, sentence[at + 2]?.concept];
  if (next === "with") return true;
  return (next === "at" || next === "in") && (whose === "owner" || whose === "pronoun" || whose === "we");
}

/** "Please drive him to …" and "just get home" are requests by themselves. */
export function isFirst(sentence: readonly Tagged[], at: number): boolean {
  const before = sentence.slice(0, at).findLast(({ concept }) => concept !== "filler" && concept !== "the");
  return before === undefined || before.concept === "comma" || isExclusive(before);
}

/** "Can't get home, it's 50 miles" */
export const isFarHome = (sentence: readonly Tagged[], { detail }: Tagged) =>
  detail === "home" && sentence.some(({ concept }) => concept === "miles" || concept === "kilometers");

/** "Just a night, please": nothing else with it. */
export const isBare = (sentence: readonly Tagged[], from: number, to: number) =>
  /^(?:comma|end|only)$/.test(sentence[from - 1]?.concept ?? "end") &&
  /^(?:comma|end)$/.test(sentence[to + 1]?.concept ?? "end");

/** "Il n'y a plus rien à manger": two negations count as one. */
export const isNothing = /^(?:rien|nada|nothing|no|n)$/;

/** "60 miles from home": the person is away from home. */
export const isFromHome = (sentence: readonly Tagged[], at: number) =>
  sentence[at + 1]?.concept === "way" && /^(?:from|de)$/.test(sentence[at + 1]?.word ?? "");

/** "a ride to the hotel": the hotel and its "to" mean nothing separately. */
export function isPlaceAt(sentence: readonly Tagged[], at: number): boolean {
  const [ask, next] = [at, at + 1].map((i) => asAsk[sentence[i]?.concept as Concept]);
  if (ask) return isPlace(sentence, ask, at);
  return sentence[at]?.concept === "to" && next !== undefined && isPlace(sentence, next, at + 1);
}
