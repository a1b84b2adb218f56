import type { HelpType } from "#shared/requests/rules";

export const helpTypes: Record<HelpType, string> = {
  food: "Nourriture",
  shelter: "Logement",
  transportation: "Transport",
};
