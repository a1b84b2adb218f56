/**
 * What rules and server say, by their English; `{}` stands where a value comes in:
 * `"{} is empty.": (name) => `${name} está vacío.``. A domain's own stand in its sentences.es.ts and sentences.fr.ts.
 */
export type Sentences = Record<string, string | ((...values: string[]) => string)>;

/** Those of all domains, as their files were found. */
export const gathered = (files: Record<string, Sentences>): Sentences =>
  Object.assign({}, ...Object.values(files));
