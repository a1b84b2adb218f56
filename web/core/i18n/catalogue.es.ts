import { byDomain } from "../../../shared/core/i18n/phrases.ts";

export const es = byDomain(
  import.meta.glob(["../../../shared/**/sentences.es.ts", "../**/sentences.es.ts"], {
    eager: true,
    import: "es",
  }),
);
