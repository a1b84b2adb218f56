import type { HelpType } from "../../../shared/intake/needs/rules.ts";

/** Help type labels on every administrator screen. They match the dispatch tabs. */
export const helpTypes: Record<HelpType, string> = {
  food: "Food",
  shelter: "Shelter",
  transportation: "Transportation",
};
