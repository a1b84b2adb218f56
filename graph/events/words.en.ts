import { list } from "./list.en.shared.ts";
/** The list without JavaScript. The words it shares with the web app are in `list`. */
export const en = {
  ...list,
  coming: "Upcoming events",
  later: (month: string) => `More events from ${month}`,
};
