import { dictionary } from "../../core/i18n/i18n.tsx";
import { helpTypes } from "../needs/words.helpTypes.en.ts";

export const en = {
  types: helpTypes,
  money: "Money",
  last: (date: string) => `Last helped on ${date}`,
  help: (help: string, date: string) => `${help}, ${date}, case`,
};

/** What a reader learns about earlier help for a person. */
export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
