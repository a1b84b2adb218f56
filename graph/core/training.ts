import type { Language } from "../../shared/core/forms/fields.ts";
import { trainingFilePrefix } from "../../shared/core/training.ts";
import type { Env } from "./env.ts";

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

/** The mark on a page, message or file. Undefined outside training. */
export const trainingMark = (
  { TRAINING }: Pick<Env, "TRAINING">,
  language: Language = "en",
): TrainingMark | undefined => (TRAINING ? trainingMarks[language] : undefined);

/** A downloaded file outlives the page that offered it. */
export function markFileName(headers: Headers) {
  const named = headers.get("content-disposition");
  if (named)
    headers.set(
      "content-disposition",
      named.replaceAll(/filename="|filename\*=UTF-8''/g, `$&${trainingFilePrefix}`),
    );
}

/** In training, prefixes a redemption code so that no one takes it for money. Imported ones too. */
export const codeAsGiven = ({ TRAINING }: Pick<Env, "TRAINING">, code: string): string =>
  TRAINING && !code.startsWith(codePrefix) ? `${codePrefix}${code}` : code;

const codePrefix = "TRAIN-";
