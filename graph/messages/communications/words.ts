import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** What the first text to a number says besides its message. Each fits with the longest link. */
export const en = {
  stopAndHelp: "Reply STOP to stop, HELP for help",
  /** In place of words that do not fit beside it. */
  code: (href: string) => `Your code is ready: ${href}`,
  message: (href: string) => `Message for you: ${href}`,
};

export const words = dictionary({ en, es, fr });
