import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "I speak…",
  lead: "Show this page or the printed sheet. The person points to their language.",
  print: "Print",
  next: "Then call an interpreter, and choose the language of letters and texts in the request if it is offered.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
