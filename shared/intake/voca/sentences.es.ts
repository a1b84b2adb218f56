import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  ageWrong: "Elija uno de los grupos de edad de la lista",
  answerWrong: "Elija una de las respuestas de la lista",
  listWrong: "Elija de la lista",
  changed: "Otra persona cambió estas respuestas. Compruébelas y guarde otra vez.",
  tooEarly: "Estas preguntas se abren cuando la ayuda está en camino.",
};
