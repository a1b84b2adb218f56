import { helpTypes } from "../needs/words.helpTypes.fr.ts";

export const fr = {
  types: helpTypes,
  money: "Argent",
  last: (date: string) => `Dernière aide : ${date}`,
  help: (help: string, date: string) => `${help}, ${date}, dossier`,
};
