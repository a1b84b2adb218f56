import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The public page about the fund's money. */
export const en = {
  title: "Where the money goes",
  lead: (from: string, to: string) =>
    `What this fund spent to help people in an emergency, from ${from} through ${to}.`,
  privacy:
    "To protect the people we help, we show no group of fewer than five requests, and sometimes leave out one more.",
  none: "There are not enough requests to show yet.",
  months: "By month",
  helpTypes: "By type of help",
  states: "By state",
  month: "Month",
  helpType: "Type of help",
  state: "State",
  requests: "Requests",
  spent: "Spent",
  help: { food: "Food", shelter: "Shelter", transportation: "Transportation" },
  noState: "State not given",
  several: "A request can have several types of help.",
};

export const words = dictionary({ en, es, fr });
