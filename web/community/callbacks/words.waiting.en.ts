import { pluralEn } from "../../../shared/core/i18n/plural.ts";
/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Callbacks",
  waiting: (count: number) => (count === 0 ? "none waiting" : `${count} waiting`),
  late: (count: number) => pluralEn(count, "1 overdue", `${count} overdue`),
  urgent: (count: number, oldest: string) =>
    pluralEn(
      count,
      `1 callback is late by ${oldest}`,
      `${count} callbacks are late, the oldest by ${oldest}`,
    ),
};
