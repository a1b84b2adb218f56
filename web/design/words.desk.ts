import { pluralEn } from "../../shared/core/i18n/plural.ts";
import { dictionary } from "../core/i18n/i18n.tsx";

/** Words of tables, menus and charts. Separate, because only the desk uses them. */
export const en = {
  sortBy: "Sort by",
  ascending: "Ascending",
  descending: "Descending",
  clearSearch: "Clear search",
  noOption: "No matches",
  loadingOptions: "Loading...",
  timeLeft: (minutes: number) =>
    minutes === 0 ? "less than a minute left" : pluralEn(minutes, "1 minute left", `${minutes} minutes left`),
  timeIsUp: "Time's up",
  isNow: (label: string, count: string) => `${label}: ${count}`,
  showNumbers: "Show data",
  valuesOf: (chart: string) => `Data for ${chart}`,
  noValue: "none",
  fileGuessed: "This file is not in UTF-8. It was read as Windows-1252",
  fileGuessedText: "Check letters with accents before you import it.",
  linesSkipped: (count: number) => pluralEn(count, "1 line left out", `${count} lines left out`),
  fileLine: (line: number) => `Line ${line}:`,
};

export const deskWords = dictionary(en, {
  es: () => import("./words.desk.es.ts").then((file) => file.es),
  fr: () => import("./words.desk.fr.ts").then((file) => file.fr),
});
