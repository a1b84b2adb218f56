import { dictionary } from "../../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The public page about the fund's money. */
export const en = {
  title: "Where the money goes",
  lead: (from: string, to: string) =>
    `What this fund spent on requests that were completed from ${from} through ${to}. A request counts once, in the month in which it was completed.`,
  privacy:
    "To protect the people we help, we show no group of fewer than five requests, and sometimes leave out one more. A month appears three days after its end and is not changed later.",
  none: "There are not enough requests to show yet.",
  months: "By month",
  helpTypes: "By type of help",
  states: "By state",
  month: "Month",
  helpType: "Type of help",
  state: "State",
  requests: "Requests",
  spent: "Spent",
  help: {
    food: "Food",
    shelter: "Shelter",
    transportation: "Transportation",
    several: "Several types",
    cash: "Money handed over",
  },
  noState: "State not given",
  span: (from: string, to: string) => `${from} through ${to}, for the months shown above`,
};

export const words = dictionary({ en, es, fr });
