import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/**
 * The automatic answers: to HELP, to STOP, to a digit that was understood, and to one that was not.
 * Each fits into one text message and says nothing of why someone gets our texts: others may read
 * it.
 */
export const en = {
  /** The hours are figures, or empty. */
  help: (sender: string, phone: string, hours: string) =>
    `${sender}: To talk to a person, call ${phone}${hours && ` (${hours})`}. Reply STOP to get no more texts.`,
  stopped: (sender: string) =>
    `${sender}: You will get no more texts from us. Reply START to get them again, HELP for help.`,
  problem: (phone: string) =>
    `We got your text and are looking into it. To talk to a person, call ${phone}. In danger, call 911.`,
  received: (phone: string) => `Thank you. We got your text. To talk to a person, call ${phone}.`,
  unclear: (phone: string) =>
    `We got your text but need more details. Please open the link in our text, or call ${phone}.`,
};

export const words = dictionary({ en, es, fr });
