import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Blank intake form",
  lead: "For when the system is down. Print it before an outage, one sheet per person. It has the fields of case tracking and of a new request, in three languages.",
  print: "Print",
  keep: "Open this page once with a connection. After that, it also opens and prints without one.",
  after: "Enter it at the desk when the system is back. Lock the sheet away, then shred it.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
