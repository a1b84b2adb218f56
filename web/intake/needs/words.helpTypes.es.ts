import type { HelpType } from "../../../shared/intake/requests/rules.ts";

export const helpTypes: Record<HelpType, string> = {
  food: "Alimentos",
  shelter: "Vivienda",
  transportation: "Transporte",
};
