import type { Catalogue } from "#rules/i18n";
import { byDomain } from "./gathered.ts";

export const es = byDomain(
  import.meta.glob<Catalogue[string]>(["../../../graph/**/sentences.es.ts", "../**/sentences.es.ts"], {
    eager: true,
    import: "es",
  }),
);
