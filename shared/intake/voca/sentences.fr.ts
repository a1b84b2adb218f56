import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  ageWrong: "Choisissez une des tranches d’âge de la liste",
  answerWrong: "Choisissez une des réponses de la liste",
  listWrong: "Choisissez dans la liste",
  changed: "Une autre personne a modifié ces réponses. Vérifiez-les et enregistrez de nouveau.",
  tooEarly: "Ces questions s’ouvrent quand l’aide est en route.",
};
