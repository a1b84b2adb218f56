import type { Language } from "../../core/forms/fields.shared.ts";

/** One line of a letter's facts; a link only where it leads somewhere. */
export interface Fact {
  name: string;
  value: string;
  href?: string;
}

/**
 * What a letter says, in its language, before it is drawn as a page, a mail, a text message or a
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
  /** The same, short, for a text message. */
  sms: string[];
}

/** By what anybody may check a letter. */
export interface Check {
  number: string;
  /** As it is shown: K7QM-2XWD */
  code: string;
  /** The page, and the page with both filled in. */
  address: string;
  href: string;
}

/** A letter as it is kept: whose it is, what it says, and how it is checked. */
export interface Paper extends Written {
  /** The product's name when the letter was written, and what stands under it. */
  from: { name: string; sign: string };
  check: Check;
}
