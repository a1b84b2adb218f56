import type { HelpType } from "#rules/requests";

/** The kinds of help, as every screen calls them (spec 2: Housing is shelter). */
export const helpTypes: Record<HelpType, string> = {
  food: "Food",
  shelter: "Housing",
  transportation: "Transportation",
};
