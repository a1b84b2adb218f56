import { byDomain, type Catalogue } from "#shared/core/i18n/phrases";

export const es = byDomain(
  import.meta.glob<Catalogue[string]>(["../../../graph/**/sentences.es.ts", "../**/sentences.es.ts"], {
    eager: true,
    import: "es",
  }),
);
