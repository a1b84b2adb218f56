import type { Tagged } from "./lexicon.ts";
import { isNightsAgain } from "./read-nights.ts";
import { isUnit } from "./people-numbers.ts";
import type { PeopleSaid } from "./people.ts";

const ends = new Set<Tagged["concept"]>([
  "end",
  "comma",
  "and",
  "people",
  "we",
  "need",
  "in",
  "with",
  "for",
  "only",
  "hungry",
  "not",
  "have",
  "of",
  "to",
  "at",
  "be",
  "nowhere",
  "elsewhere",
]);

/** Counts without a noun: "somos cinco", "food for four", "the three of them", "four need a meal". */
export function readTotal(sentence: readonly Tagged[], at: number, said: PeopleSaid) {
  const token = sentence[at];
  if (token?.concept !== "number" || !Number.isInteger(token.value) || token.value > 99 || token.value < 1)
    return;
  const next = sentence[at + 1]?.concept ?? "end";
  const before = sentence[at - 1]?.concept ?? "end";
  if (next === "food" && token.value > 1 && before !== "the")
    said.portions = Math.max(said.portions, token.value);
  if (isUnit(sentence[at + 1])) return;
  const isOfUs = next === "of" && sentence[at + 2]?.concept === "we";
  const isAfterAre = before === "weAre" && ends.has(next);
  const isFor =
    before === "for" &&
    sentence
      .slice(Math.max(0, at - 5), at - 1)
      .some(
        ({ concept }) => concept === "food" || concept === "room" || concept === "ride" || concept === "all",
      );
  const isForThe =
    (before === "the" || before === "all") &&
    sentence[at - 2]?.concept === "for" &&
    ends.has(next) &&
    token.value > 1;
  const isBare =
    token.value > 1 &&
    (before === "all" || before === "the" || at === 0) &&
    ["need", "hungry", "have", "not", "noNeed", "nowhere"].includes(next);
  const isAllOf = token.value > 1 && before === "all" && ends.has(next) && (at > 1 || next === "need");
  const isUs = before === "we" && ["need", "end", "comma"].includes(next) && token.value > 1;
  // "stayed two nights and needs a motel for three": nights again
  if (isFor && isNightsAgain(sentence, at)) return;
  if (isOfUs || isAfterAre || isFor || isForThe || isBare || isAllOf || isUs)
    said.total = Math.max(said.total, token.value);
}
