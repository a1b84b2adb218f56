import type { Ask } from "./asks.ts";
import type { Tagged } from "./lexicon.ts";

/** Where somebody is, or is to be driven: "a ride to the shelter", "is at a motel". */
export function isPlace(sentence: readonly Tagged[], ask: Ask, at: number): boolean {
  const before = sentence.slice(0, at).findLast(({ concept }) => !thin.has(concept));
  if (!before) return false;
  // "his brother's place", "at her place"
  if (before.word === "'s" || (sentence[at - 1]?.concept === "owner" && sentence[at]?.word === "place"))
    return true;
  if (
    before.concept === "to" ||
    before.concept === "go" ||
    (before.concept === "ride" && before.word.endsWith("to"))
  ) {
    const nights = sentence.slice(at).some(({ concept }) => concept === "night" || concept === "week");
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
  const before = sentence[at - 1]?.concept;
  const after = sentence[at + 1]?.concept;
  const isSubject =
    after === "unknown" || after === "acts" || after === "be" || after === "absent" || after === "evicted";
  if (before === "the" || before === "owner") return isSubject;
  const isListed = before === "for" || before === "and" || before === "only";
  return isSubject && !isListed && ask !== "ride";
}

/** Spanish "ir a comer" goes nowhere; "ir al taller" does. */
export const isInfinitive = (token: Tagged | undefined) =>
  token?.concept === "unknown" &&
  /(?:ar|er|ir|arse|erse|irse)$/.test(token.word) &&
  !/^(?:trabajar|lugar|hogar|taller|bar|mar|center|er|denver|river)$/.test(token.word);

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
