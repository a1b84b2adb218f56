import type { Language } from "../../../../shared/core/forms/fields.ts";
import { partsOf } from "../../../../shared/community/danger/learned.ts";
import { plainText } from "../../../../shared/community/support/rules.ts";
import { byWords, wordLists } from "./by-words.ts";
import { meaningsIn } from "./meanings.ts";

const stemLength = 5;
/** Parts of words know a word by its root, and in spite of a typing error. */
const partSizes = [3, 4, 5];
const lengths = [2, 4, 8, 16];

/**
 * The features of the learned score: words, their beginnings and parts, meanings and pairs of them,
 * the word lists that match and what they understand, the length, and whether a place is named.
 */
export function featuresOf(
  message: string,
  language: Language,
  { hasPlace }: { hasPlace: boolean },
): string[] {
  const read = meaningsIn(message, language);
  const features = new Set<string>();
  for (const { word } of read) {
    features.add(word);
    if (word.length > stemLength) features.add(`${word.slice(0, stemLength)}*`);
    for (const part of partsOf(`_${word}_`, partSizes)) features.add(`~${part}`);
  }
  const meanings = [...new Set(read.flatMap((word) => word.meanings))].sort();
  meanings.forEach((meaning, at) => {
    features.add(`<${meaning}>`);
    for (const other of meanings.slice(at + 1)) features.add(`<${meaning}>${other}`);
  });
  const text = plainText(message);
  for (const [name, pattern] of wordLists) if (pattern.test(text)) features.add(`/${name}`);
  const { topic, about } = byWords(message, language);
  features.add(`=${topic}`);
  if (about) features.add(`=${about}`);
  features.add(`@${language}`);
  features.add(`@${lengths.findIndex((length) => read.length <= length)}`);
  if (hasPlace) features.add("@place");
  if (/[?¿]/.test(message)) features.add("@asks");
  return [...features];
}
