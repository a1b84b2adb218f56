import type { Sentence } from "../../../shared/core/i18n/phrases.ts";

/** The errors of a form by field: English from a rule or the server, or already translated. */
export type FieldErrors = Record<string, readonly (string | Sentence)[]>;

/** The same in the person's language. */
export type FieldTexts = Record<string, string[]>;
