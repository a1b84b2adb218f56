import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  exit: "Exit this page",
  short: "Exit",
  hint: "Exit this page: press here, or press Escape three times",
};

export const words = dictionary(en, {
  es: () => import("./words.link.es.ts").then((file) => file.es),
  fr: () => import("./words.link.fr.ts").then((file) => file.fr),
});
