import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.en.ts";

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
