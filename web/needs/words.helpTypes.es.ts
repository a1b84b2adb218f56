import type { HelpType } from "#rules/requests";

export const helpTypes: Record<HelpType, string> = {
  food: "Alimentos",
  shelter: "Vivienda",
  transportation: "Transporte",
};
