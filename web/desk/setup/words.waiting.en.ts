import { pluralEn } from "../../../shared/core/i18n/plural.ts";

/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Setup",
  open: (count: number) => pluralEn(count, "1 thing to set up", `${count} things to set up`),
};
