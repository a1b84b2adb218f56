import type { Catalogue } from "#shared/core/i18n/phrases";
import { byDomain } from "./catalogueFiles.ts";

export const es = byDomain(
  import.meta.glob<Catalogue[string]>(["../../../graph/**/sentences.es.ts", "../**/sentences.es.ts"], {
    eager: true,
    import: "es",
  }),
);
