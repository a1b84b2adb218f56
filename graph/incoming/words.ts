import { dictionary } from "../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/**
 * The answer to HELP. It fits into one text message and says nothing of why someone gets our texts:
 * others may read it.
 */
export const en = {
  help: (phone: string) => `Reply STOP to get no more texts. To talk with a person, call ${phone}.`,
};

export const words = dictionary({ en, es, fr });
