import { explanation } from "../../../shared/intake/recommendations/sentences.ts";
import type { Sentence } from "../../../shared/core/i18n/phrases.ts";
import { recognised } from "../../core/i18n/parseSentence.ts";

/** The sentences of the rules' explanation; text from a model or a person is shown as it is. */
export function explained(text: string): readonly (string | Sentence)[] {
  const parts = text.replace(/\. (?=\p{Lu})/gu, ".\n").split("\n");
  const sentences = parts.map((part) => recognised(part, "recommendations", explanation));
  return sentences.includes(undefined) ? [text] : (sentences as Sentence[]);
}
