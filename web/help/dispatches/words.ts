import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import { helpTypes } from "../../intake/needs/words.helpTypes.en.ts";

export const en = {
  title: "Help provided",
  types: helpTypes,
  by: (type: string, vendor: string) => `${type}: ${vendor}`,
  people: (people: number) => pluralEn(people, "1 person", `${people} people`),
  hours: (hours: number) => pluralEn(hours, "1 hour", `${hours} hours`),
  sent: (when: string) => `Sent ${when}`,
  completed: "Received",
  redeemed: (amount: string) => `Redeemed for ${amount}`,
  expired: "Expired",
  disputed: "Disputed",
  voided: "Voided",
};

/** The officers' view of dispatched help. */
export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
