import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  occupied: "This form has unfinished work",
  occupiedText: "Send or discard it first. What you wanted to change is still waiting to be sent.",
  notKept: "Could not open it for editing",
  notKeptText: "This device is full or does not allow storage. Your text stays here, unchanged.",
};

/** Separate from the words that every page loads. */
export const editWords = dictionary(en, {
  es: () => import("./words.edit.es.ts").then((file) => file.es),
  fr: () => import("./words.edit.fr.ts").then((file) => file.fr),
});
