import type { Language } from "./forms/fields.ts";

/** What every page, message and file of a training installation says. */
export interface TrainingMark {
  /** In capitals, for the watermark and the beginning of messages. */
  word: string;
  text: string;
}

export const trainingMarks: Record<Language, TrainingMark> = {
  en: { word: "TRAINING", text: "Nothing here is real. No one receives what you send." },
  es: { word: "SIMULACRO", text: "Aquí nada es real. Nadie recibe lo que usted envía." },
  fr: { word: "EXERCICE", text: "Rien ici n’est réel. Personne ne reçoit ce que vous envoyez." },
};
