import { byDomain, type Catalogue } from "#shared/core/i18n/phrases";

export const fr = byDomain(
  import.meta.glob<Catalogue[string]>(["../../../graph/**/sentences.fr.ts", "../**/sentences.fr.ts"], {
    eager: true,
    import: "fr",
  }),
);
