/** Questions about the agent itself, about privacy, and about obstacles to help. */
export type ProductTopic =
  | "exit"
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

/** Patterns for lower case without accents, as all word lists are compared (`plainText`). */
export type ProductWords = readonly (readonly [ProductTopic, RegExp])[];

/** From the start of a word, any of these. */
export const startsWithAny = (...phrases: string[]) => new RegExp(`\\b(?:${phrases.join("|")})`);
