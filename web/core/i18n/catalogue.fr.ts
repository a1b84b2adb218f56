import type { Catalogue } from "#shared/core/i18n/phrases";
import { byDomain } from "./catalogueFiles.ts";

export const fr = byDomain(
  import.meta.glob<Catalogue[string]>(["../../../graph/**/sentences.fr.ts", "../**/sentences.fr.ts"], {
    eager: true,
    import: "fr",
  }),
);
