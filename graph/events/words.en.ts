import { list } from "./list.en.shared.ts";
/** The list for those without JavaScript; what both say, they say alike (web/events/words.en.ts). */
export const en = {
  ...list,
  coming: "Coming events",
  later: (month: string) => `More events from ${month}`,
};
