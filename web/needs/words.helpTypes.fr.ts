import type { HelpType } from "#rules/requests";

export const helpTypes: Record<HelpType, string> = {
  food: "Nourriture",
  shelter: "Logement",
  transportation: "Transport",
};
