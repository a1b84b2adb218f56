import { pluralEn } from "../../../../shared/core/i18n/plural.ts";
/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Mentions",
  count: (count: number) => pluralEn(count, "1 note names you", `${count} notes name you`),
};
