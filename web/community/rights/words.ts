import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  topics: "Topics",
  download: "Download Full Rights Guide",
  skipToMore: (title: string) => `Go to “${title}”`,
  state: "Your state",
  chooseState: "Choose your state...",
  searching: "Looking for legal aid...",
  failed: "The list could not be loaded. You can call 2-1-1 and ask for legal aid.",
  retry: "Retry",
  everyState: "More resources",
  cardText: "Print it, cut it out, and keep it with your license. You can show it without saying a word.",
  printCard: "Print the card",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
