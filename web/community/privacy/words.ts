import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  link: "How we store and use what you enter",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
