import type { TrainingMark } from "../../../core/training.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";

/** One line of a letter's facts, with an optional link. */
export interface Fact {
  name: string;
  value: string;
  href?: string;
  /** A page translator leaves it as it is: a name, a code, a phone. */
  isVerbatim?: true;
}

/** A further page of a letter, with its own heading. */
export interface Section {
  title: string;
  lead: string[];
  facts: Fact[];
  closing: string[];
}

/**
 * The words of a letter, in its language, before it is rendered as a page, email, text message or
 * PDF.
 */
export interface Written {
  language: Language;
  subject: string;
  title: string;
  greeting: string | null;
  lead: string[];
  facts: Fact[];
  closing: string[];
  /** Further pages. */
  sections?: Section[];
}

/** For verification by anyone. */
export interface Check {
  number: string;
  /** As displayed: K7QM-2XWD */
  code: string;
  /** The page, and the page with both values filled in. */
  address: string;
  href: string;
  /** What the picture leads to, if not to that page: the code at the counter. */
  scan?: string;
}

/** A stored letter: its reader, its words, and its verification data. */
export interface Paper extends Written {
  /** The product's name and tagline when the letter was written. */
  from: { name: string; sign: string };
  check: Check;
  /** Of a training installation. */
  training?: TrainingMark | undefined;
}
