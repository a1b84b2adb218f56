import type { Tone } from "./asks.ts";
import type { Tagged } from "./lexicon.ts";

const conceptAt = (sentence: readonly Tagged[], at: number) => sentence[at]?.concept ?? "end";

/** "Five nights, two people, without meals": a list also names what is not needed. */
export function isListed(sentence: readonly Tagged[], ruleAt: number, at: number): boolean {
  const next = conceptAt(sentence, at + 1);
  const isItem = conceptAt(sentence, ruleAt - 1) === "comma" && (next === "end" || next === "comma");
  const isWithout = /^(?:sin|sans|without|no)$/.test(sentence[ruleAt]?.word ?? "");
  return isItem && isWithout && !sentence.some(({ concept }) => concept === "need");
}

/** "No gas, no money, no food": a person without money refuses nothing. */
const hasNothing = (sentence: readonly Tagged[]) =>
  sentence.some(
    ({ word }, at) =>
      /^(?:money|cash|dinero|lana|argent|sous)$/.test(word) &&
      ["not", "lack"].includes(conceptAt(sentence, at - (conceptAt(sentence, at - 1) === "of" ? 2 : 1))),
  );

/** "No food": with "at home" or "for her girls" it is a lack; "not a room" is a refusal. */
export function without(sentence: readonly Tagged[], at: number): Tone {
  const before = sentence.slice(0, at).findLast(({ concept }) => concept === "not");
  const after = conceptAt(sentence, at + 1);
  if (after === "at" || after === "in" || after === "for" || after === "elsewhere") return "yes";
  if (hasNothing(sentence)) return "yes";
  // "une tente mais pas de nourriture"
  const not = before ? sentence.indexOf(before) : 0;
  const isBut = /^(?:pero|mais|but)$/.test(sentence[not - 1]?.word ?? "");
  const isRefusal =
    /^(?:not|pas)$/.test(before?.word ?? "") &&
    !(isBut && sentence.some(({ concept }) => concept === "have"));
  const needsElse = sentence.some(({ concept }) => concept === "need");
  return isRefusal || needsElse ? "no" : "absent";
}
