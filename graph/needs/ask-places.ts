import type { Ask } from "./asks.ts";
import type { Tagged } from "./lexicon.ts";
import { isOver } from "./read-nights.ts";

/** Where somebody is, or is to be driven: "a ride to the shelter", "is at a motel". */
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

/** "The motel burned": named as the subject of something else. */
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

/** "Tuvo hotel toda la semana": what somebody had is a story. */
const wasThere = (sentence: readonly Tagged[], at: number) =>
  sentence.slice(0, at).findLast(({ concept }) => !thin.has(concept))?.concept === "over";

/** Spanish "ir a comer" goes nowhere; "ir al taller" does. */
export const isInfinitive = (token: Tagged | undefined) =>
  token?.concept === "unknown" &&
  /(?:ar|er|ir|arse|erse|irse)$/.test(token.word) &&
  !/^(?:trabajar|lugar|hogar|taller|bar|mar|center|er|denver|river)$/.test(token.word);

/** The words that name what may be asked for. */
export const asAsk: Partial<Record<Tagged["concept"], Ask>> = {
  food: "food",
  room: "room",
  ride: "ride",
  pantry: "food",
  bus: "ride",
  night: "room",
};
/** Words without weight of their own in an ask. */
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

/** Words that stand between a rule and what it governs. */
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
