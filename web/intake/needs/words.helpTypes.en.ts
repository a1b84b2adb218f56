import type { HelpType } from "../../../shared/intake/requests/rules.ts";

/** The names of the help types on every screen. The officer form calls shelter "Housing". */
export const helpTypes: Record<HelpType, string> = {
  food: "Food",
  shelter: "Housing",
  transportation: "Transportation",
};
