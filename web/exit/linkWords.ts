import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.link.en.ts";

export const words = dictionary(en, {
  es: () => import("./words.link.es.ts").then((file) => file.es),
  fr: () => import("./words.link.fr.ts").then((file) => file.fr),
});
