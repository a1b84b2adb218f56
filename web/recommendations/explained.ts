import { explanation } from "#sentences/recommendations";
import type { Sentence } from "#shared/core/i18n/phrases";
import { recognised } from "../core/i18n/parseSentence.ts";

/**
 * The sentences of an explanation as the rules wrote it; what a model or a person wrote is one
 * text, which is said as it is.
 */
export function explained(text: string): readonly (string | Sentence)[] {
  const parts = text.replace(/\. (?=\p{Lu})/gu, ".\n").split("\n");
  const sentences = parts.map((part) => recognised(part, "recommendations", explanation));
  return sentences.includes(undefined) ? [text] : (sentences as Sentence[]);
}
