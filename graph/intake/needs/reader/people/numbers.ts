import type { Tagged } from "../lexicon.ts";
import type { Noun } from "./noun.ts";

/**
 * "family of five", "household: 4", "five-person family"; an uncounted family counts as nothing.
 */
export function readFamily(
  sentence: readonly Tagged[],
  from: number,
  at: number,
  number: number | null,
): Noun | null {
  let to = at + 1;
  while (["of", "comma", "be", "with", "filler"].includes(sentence[to]?.concept ?? "end") && to - at < 3)
    to += 1;
  const after = sentence[to];
  // "Two families of three", but "two families, nine people"
  const isEach =
    sentence[at + 1]?.concept !== "comma" ||
    sentence.some(({ word }) => /^(?:each|cada|chacune?)$/.test(word));
  const families =
    isEach && /^(?:families|familias|familles)$/.test(sentence[at]?.word ?? "") ? (number ?? 1) : 1;
  const noun = { kind: "total", who: "family", isOwned: false, isPlace: false, children: 0, from } as const;
  if (
    after?.concept === "number" &&
    Number.isInteger(after.value) &&
    after.value <= 99 &&
    !isMeasure(sentence[to + 1])
  ) {
    const isKin =
      sentence[to + 1]?.concept === "child" ||
      ["head", "adults", "relative"].includes(sentence[to + 1]?.concept ?? "end");
    const isWith = sentence[to - 1]?.concept === "with";
    if (!isKin && !isWith) {
      const people = sentence[to + 1]?.concept;
      return {
        ...noun,
        count: Math.min(after.value * families, 99),
        to: to + (people === "people" || people === "family" ? 2 : 1),
      };
    }
    if (isWith && isKin) return { ...noun, kind: "couple", who: "parents", count: 2, to: at + 1 };
  }
  return number !== null && number > 1 && number <= 99 ? { ...noun, count: number, to: at + 1 } : null;
}

const measures = new Set<Tagged["concept"]>([
  "night",
  "day",
  "week",
  "month",
  "weekend",
  "miles",
  "kilometers",
  "time",
  "unit",
  "pet",
  "yearOld",
]);

/** Words after a number that is not a count of people. */
const units = new Set<Tagged["concept"]>([
  ...measures,
  "food",
  "room",
  "ride",
  "unknown",
  "outsider",
  "near",
  "weekday",
  "bus",
  "more",
  "trait",
]);
export const isUnit = (token: Tagged | undefined) => units.has(token?.concept ?? "end");

/** "family of 3 dogs" counts no one, "family of 4 hungry since noon" does. */
const isMeasure = (token: Tagged | undefined) => measures.has(token?.concept ?? "end");

const joints = new Set<Tagged["concept"]>(["comma", "age", "yearOld", "and", "of", "be", "one"]);

/** Skips ages: ", 34,", "(8)", "de 4 años", "ages 4, 7 and 9". */
export function skipAges(
  sentence: readonly Tagged[],
  from: number,
  isOne: boolean,
): { to: number; count: number } {
  let to = from;
  let count = 0;
  for (let at = from; at < sentence.length && at - from < 24; at += 1) {
    const { concept } = sentence[at] ?? { concept: "end" };
    // "her newborn and 3 yo": two children; "mom and 5" is no age.
    if ((isOne || at === from) && concept === "and") break;
    if (concept === "number") {
      const next = sentence[at + 1];
      // "Roommates, 3 of them"
      if (next?.concept === "of" && sentence[at + 2]?.concept === "we") break;
      if (
        next &&
        !joints.has(next.concept) &&
        !["need", "with", "not", "hungry", "have", "in", "for"].includes(next.concept)
      )
        break;
      count += 1;
      to = at + 1;
    } else if (concept === "yearOld" || concept === "age")
      to = Math.max(to, concept === "yearOld" ? at + 1 : to);
    else if (!joints.has(concept)) break;
  }
  return { to, count };
}

/** "Roommates (3)", "children: 2" */
export function countAfter(sentence: readonly Tagged[], at: number): number | null {
  const isMark = sentence[at]?.word === "(" || sentence[at]?.word === ":";
  const value = sentence[at + 1]?.concept === "number" ? (sentence[at + 1]?.value ?? 0) : 0;
  const next = sentence[at + 2]?.word;
  const isAlone =
    next === undefined ||
    next === ")" ||
    (sentence[at]?.word === ":" && sentence[at + 2]?.concept === "comma");
  return isMark && isAlone && Number.isInteger(value) && value > 0 && value <= 20 ? value : null;
}
