import type { Tagged } from "../lexicon.ts";
import type { Noun } from "./noun.ts";

/** "her" and Spanish "mi", "el" are pronouns if no noun follows. */
export function pronounOf(sentence: readonly Tagged[], at: number): Noun | null {
  const token = sentence[at];
  const next = sentence[at + 1]?.concept ?? "end";
  const isFree = [
    "and",
    "comma",
    "end",
    "need",
    "with",
    "not",
    "only",
    "be",
    "hungry",
    "tonight",
    "in",
    "to",
    "at",
    "weekday",
  ].includes(next);
  const isPronoun = token?.concept === "pronoun" || (isFree && /^(?:her|mi|el)$/.test(token?.word ?? ""));
  if (!token || !isPronoun) return null;
  const who = /^(?:i|me|my|im|ive|myself|id|yo|mi|moi|je|j|jai|conmigo)$/.test(token.word)
    ? "I"
    : /^(?:she|her|herself|ella|elle|shes|shed)$/.test(token.word)
      ? "she"
      : "he";
  return {
    kind: "pronoun",
    who,
    count: 1,
    isOwned: false,
    isPlace: false,
    children: 0,
    from: at,
    to: at + 1,
  };
}
