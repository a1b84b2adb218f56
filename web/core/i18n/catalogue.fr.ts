import { byDomain } from "../../../shared/core/i18n/phrases.ts";

export const fr = byDomain(
  import.meta.glob(["../../../shared/**/sentences.fr.ts", "../**/sentences.fr.ts"], {
    eager: true,
    import: "fr",
  }),
);
