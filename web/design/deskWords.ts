import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.desk.en.ts";

export const deskWords = dictionary(en, {
  es: () => import("./words.desk.es.ts").then((file) => file.es),
  fr: () => import("./words.desk.fr.ts").then((file) => file.fr),
});
