import type { Tagged } from "../lexicon.ts";
import { isMoreNights, isNightsAgain } from "../read-nights.ts";
import { isUnit } from "./numbers.ts";
import { raise, type PeopleMentions } from "../people.ts";

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

const afterUs = new Set<Tagged["concept"]>([
  "evicted",
  "stranded",
  "fed",
  "lack",
  "filler",
  "tonight",
  "acts",
  "noNeed",
]);

/**
 * Counts without a noun: "somos cinco", "food for four", "the three of them", "four need a meal".
 */
export function readTotal(sentence: readonly Tagged[], at: number, said: PeopleMentions) {
  const token = sentence[at];
  if (token?.concept !== "number" || !Number.isInteger(token.value) || token.value > 99 || token.value < 1)
    return;
  const next = sentence[at + 1]?.concept ?? "end";
  const before = sentence[at - 1]?.concept ?? "end";
  if (next === "food" && token.value > 1 && before !== "the") raise(said, "portions", token.value);
  if (isUnit(sentence[at + 1]) && !/^(?:qui|who)$/.test(sentence[at + 1]?.word ?? "")) return;
  const isOfUs = next === "of" && sentence[at + 2]?.concept === "we";
  const isWho = /^(?:qui|que|who)$/.test(sentence[at + 1]?.word ?? "");
  const isAfterAre = before === "weAre" && (ends.has(next) || isWho);
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
    (before === "all" || before === "the" || before === "only" || at === 0) &&
    ["need", "hungry", "have", "not", "noNeed", "nowhere"].includes(next);
  const isAllOf = token.value > 1 && before === "all" && ends.has(next) && (at > 1 || next === "need");
  // "none in the family of six"
  const isOfFamily = before === "of" && ["people", "family"].includes(sentence[at - 2]?.concept ?? "end");
  // "dormimos seis", "on a dormi à six"
  const isOurs =
    token.value > 1 &&
    ends.has(next) &&
    (/..mos$/.test(sentence[at - 1]?.word ?? "") || isTogether(sentence, at));
  const isUs = before === "we" && (ends.has(next) || afterUs.has(next)) && token.value > 1;
  // "stayed two nights and needs a motel for three": nights again
  if (isFor && (isNightsAgain(sentence, at) || next === "more")) return;
  if (isMoreNights(sentence, at)) return;
  if (!(isOfUs || isAfterAre || isFor || isForThe || isBare || isAllOf || isUs || isOurs || isOfFamily))
    return;
  // "ella y los niños, que son dos"
  const isOfThem = /^(?:que|qui|who|which)$/.test(sentence[at - 2]?.word ?? "");
  raise(said, (isOfUs || isAfterAre || isUs) && !isOfThem ? "whole" : "total", token.value);
  if (sentence.slice(0, at).some(hasLeft)) raise(said, "remaining", token.value);
}

const isTogether = (sentence: readonly Tagged[], at: number) =>
  /^(?:a)$/.test(sentence[at - 1]?.word ?? "") &&
  sentence.slice(Math.max(0, at - 5), at - 1).some(({ word }) => /^(?:on|nous)$/.test(word));

/** "My brother went back, it's just the two of us" */
export const hasLeft = ({ concept }: Tagged) => concept === "elsewhere" || concept === "absent";

const gone = new Set<Tagged["concept"]>(["elsewhere", "absent", "at", "housed"]);
const members = new Set<Tagged["concept"]>(["we", "trait", "of", "the", "owner", "child", "filler"]);

/**
 * "The two oldest are at their aunt's", "two of them are with their father": the position after the
 * absent ones, or null.
 */
export function readAway(sentence: readonly Tagged[], from: number, said: PeopleMentions): number | null {
  const token = sentence[from];
  if (token?.concept !== "number" || !Number.isInteger(token.value) || token.value > 20) return null;
  let at = from + 1;
  while (members.has(sentence[at]?.concept ?? "end") && at - from < 4) at += 1;
  const isPart = sentence.slice(from + 1, at).some(({ concept }) => concept === "trait" || concept === "of");
  const isBare = sentence.slice(from + 1, at).every(({ concept }) => concept === "filler");
  if (!isPart && !isBare) return null;
  while (["be", "filler"].includes(sentence[at]?.concept ?? "end") && at - from < 6) at += 1;
  const { concept } = sentence[at] ?? { concept: "end" };
  const isLed =
    from === 0 || ["comma", "and", "only", "filler"].includes(sentence[from - 1]?.concept ?? "end");
  if (isBare && !isLed && concept !== "absent") return null;
  if (!gone.has(concept) || (isBare && concept === "at")) return null;
  raise(said, "away", token.value);
  return at + 1;
}
