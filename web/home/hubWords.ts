import { dictionary } from "../core/i18n/i18n.tsx";
import { en } from "./words.hub.en.ts";

export const words = dictionary(en, {
  es: () => import("./words.hub.es.ts").then((file) => file.es),
  fr: () => import("./words.hub.fr.ts").then((file) => file.fr),
});
