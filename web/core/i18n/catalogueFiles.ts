import type { Catalogue } from "#shared/core/i18n/phrases";

/** The files of a language by domain folder, `graph/requests/sentences.es.ts`. */
export const byDomain = (files: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(files).map(([file, said]) => [/([^/]+)\/sentences/.exec(file)?.[1] ?? file, said]),
  );
