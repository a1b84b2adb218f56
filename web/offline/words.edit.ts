import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.edit.en.ts";

/** Apart from the rest, which every page loads. */
export const editWords = dictionary(en, {
  es: () => import("./words.edit.es.ts").then((file) => file.es),
  fr: () => import("./words.edit.fr.ts").then((file) => file.fr),
});
