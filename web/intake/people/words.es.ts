import { helpTypes } from "../needs/words.helpTypes.es.ts";

export const es = {
  types: helpTypes,
  money: "Dinero",
  last: (date: string) => `Última ayuda: ${date}`,
  help: (help: string, date: string) => `${help}, ${date}, caso`,
};
