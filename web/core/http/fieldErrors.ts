/** What is wrong with a form, by the name of the field. */
export type FieldErrors = Record<string, string[]>;
