import { pluralEn } from "../../../shared/core/i18n/plural.ts";
/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Funds",
  deposits: (count: number) =>
    count === 0 ? "no deposits waiting" : `${count} ${pluralEn(count, "deposit", "deposits")} waiting`,
  low: (count: number) => pluralEn(count, "1 fund is running low", `${count} funds are running low`),
};
