import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { list } from "../../../shared/community/events/list.en.ts";

/** The list without JavaScript. The words it shares with the web app are in `list`. */
export const en = {
  ...list,
  coming: "Upcoming events",
  later: (month: string) => `More events from ${month}`,
};

export const words = dictionary({ en, es, fr });
