import type { Tagged } from "../lexicon.ts";
import type { Noun } from "./noun.ts";
import { readNoun } from "./nouns.ts";

const joints = new Set<Tagged["concept"]>(["comma", "and", "with", "for", "filler", "or"]);

const away = new Set<Tagged["concept"]>(["acts", "absent", "elsewhere", "fed", "housed"]);

/** A group of nouns: "a man, his wife and their two children". */
export function readChain(sentence: readonly Tagged[], from: number): Noun[] {
  const first = readNoun(sentence, from);
  if (!first) return [];
  const chain = [first];
  if (first.kind === "head" && isOfPronoun(sentence, from - 1)) return chain;
  const isAway = away.has(sentence[first.from - 1]?.concept ?? "end");
  for (let last = first; ;) {
    let at = last.to;
    while ((joints.has(sentence[at]?.concept ?? "end") || isPersonalA(sentence, at)) && at - last.to < 3)
      at += 1;
    const hasComma = sentence[last.to]?.concept === "comma";
    const isComma = at === last.to + 1 && hasComma;
    // "Family of four, mother and three kids" names the same people twice.
    if (
      last.kind === "total" &&
      (isComma || sentence.slice(last.to, at).some(({ concept }) => concept === "with"))
    )
      break;
    const next = readNoun(sentence, at) ?? plus(sentence, at);
    if (!next || (at === last.to && !isSideBySide(last, next))) break;
    if (next.kind === "total" && (next.who === "family" || (hasComma && next.who === "us"))) break;
    // "My sister has the children, my wife and I need a room."
    if (isComma && (isAway || sentence[at]?.concept === "all")) break;
    const isOther = last.kind === "pronoun" && last.who !== next.who;
    if (isComma && ((next.kind === "pronoun" && !isOther) || next.kind === "outsider")) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

/** "I'm a student and I …": the noun describes the pronoun. */
const isOfPronoun = (sentence: readonly Tagged[], at: number) =>
  sentence[sentence[at]?.concept === "be" ? at - 1 : at]?.concept === "pronoun";

/** "a su bebé y a su suegra" */
const isPersonalA = (sentence: readonly Tagged[], at: number) =>
  sentence[at]?.word === "a" && sentence[at]?.concept === "to" && sentence[at - 1]?.concept === "and";

const isSideBySide = (last: Noun, next: Noun) =>
  (last.kind === "relative" && last.isOwned && next.kind === "pronoun" && next.who === "I") ||
  (last.kind === "pronoun" && next.kind === "pronoun" && last.who === next.who) ||
  (next.kind !== "pronoun" &&
    (last.kind === "relative" || last.kind === "child" || last.kind === "head" || next.isOwned) &&
    (next.kind === "relative" || next.kind === "child" || (next.kind === "head" && next.isOwned)));

/** "me plus 2" */
function plus(sentence: readonly Tagged[], at: number): Noun | null {
  const token = sentence[at];
  if (token?.concept !== "number" || sentence[at - 1]?.concept !== "and" || token.value > 20) return null;
  const next = sentence[at + 1];
  if (next && !["need", "comma", "for", "end", "hungry", "in", "at"].includes(next.concept)) return null;
  if (!["pronoun", "head", "relative"].includes(sentence[at - 2]?.concept ?? "end")) return null;
  return {
    kind: "others",
    who: "others",
    count: token.value,
    isOwned: false,
    isPlace: false,
    children: 0,
    from: at,
    to: at + 1,
  };
}
