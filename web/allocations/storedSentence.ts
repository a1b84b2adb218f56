import type { Sentence } from "#shared/core/i18n/phrases";
import { en } from "#sentences/allocations";
import { recognised } from "../core/i18n/parseSentence.ts";

const { justification, reasonNotGiven } = en;

/** What is kept with a decision is English text: one of these two, or somebody's own words. */
export const storedSentence = (text: string): string | Sentence =>
  recognised(text, "allocations", { justification, reasonNotGiven }) ?? text;
