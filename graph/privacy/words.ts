import { dictionary } from "../core/i18n/i18n.ts";
import { en } from "./words.en.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

export const words = dictionary({ en, es, fr });
