/**
 * What people ask of any agent about itself, about what becomes of their words, and about what may
 * stand between them and help.
 */
export type ProductTopic =
  | "letter"
  | "code"
  | "silentOfficer"
  | "remaining"
  | "raid"
  | "violence"
  | "abroad"
  | "privacy"
  | "agent"
  | "papers"
  | "waiting"
  | "payback"
  | "eligibility"
  | "family"
  | "pets"
  | "language"
  | "hours"
  | "upset";

/** Patterns for lower case without accents, as every list of words is compared (`plainText`). */
export type ProductWords = readonly (readonly [ProductTopic, RegExp])[];

/** From the beginning of a word, any of these. */
export const startsWithAny = (...phrases: string[]) => new RegExp(`\\b(?:${phrases.join("|")})`);
