import type { Sentence } from "#shared/core/i18n/phrases";

/**
 * What is wrong with a form, by the name of the field: in English by a rule or the server, or in
 * the person's language already.
 */
export type FieldErrors = Record<string, readonly (string | Sentence)[]>;

/** The same as the person reads it. */
export type FieldTexts = Record<string, string[]>;
