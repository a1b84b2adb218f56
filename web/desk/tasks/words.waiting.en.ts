import { pluralEn } from "../../../shared/core/i18n/plural.ts";
/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Tasks",
  free: (count: number) => (count === 0 ? "none waiting" : `${count} not taken`),
  late: (count: number) => pluralEn(count, "1 overdue", `${count} overdue`),
  urgent: (count: number, oldest: string) =>
    pluralEn(count, `1 task is overdue by ${oldest}`, `${count} tasks are overdue, the oldest by ${oldest}`),
};
