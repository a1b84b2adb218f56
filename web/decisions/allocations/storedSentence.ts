import type { Sentence } from "../../../shared/core/i18n/phrases.ts";
import { en } from "../../../shared/decisions/allocations/sentences.ts";
import { recognised } from "../../core/i18n/parseSentence.ts";

const { justification, reasonNotGiven } = en;

/** The text stored with a decision is English: one of these two, or a person's own words. */
export const storedSentence = (text: string): string | Sentence =>
  recognised(text, "allocations", { justification, reasonNotGiven }) ?? text;
