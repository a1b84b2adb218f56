import type { HelpType } from "#shared/needs/rules";

/** The kinds of help as every screen of administrators names them: as dispatches do. */
export const helpTypes: Record<HelpType, string> = {
  food: "Food",
  shelter: "Shelter",
  transportation: "Transportation",
};
