import type { HelpType } from "#shared/requests/rules";

/** The kinds of help, as every screen calls them (Housing is the officer form's word for shelter). */
export const helpTypes: Record<HelpType, string> = {
  food: "Food",
  shelter: "Housing",
  transportation: "Transportation",
};
