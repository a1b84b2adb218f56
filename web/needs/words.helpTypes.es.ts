import type { HelpType } from "#shared/requests/rules";

export const helpTypes: Record<HelpType, string> = {
  food: "Alimentos",
  shelter: "Vivienda",
  transportation: "Transporte",
};
