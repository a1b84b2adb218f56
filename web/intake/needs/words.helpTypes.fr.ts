import type { HelpType } from "../../../shared/intake/requests/rules.ts";

export const helpTypes: Record<HelpType, string> = {
  food: "Nourriture",
  shelter: "Logement",
  transportation: "Transport",
};
