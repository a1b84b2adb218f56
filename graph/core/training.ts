import { languages, type Language } from "../../shared/core/forms/fields.ts";
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

const overlay =
  "position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;overflow:hidden;pointer-events:none;" +
  "color:rgb(217 119 6/14%);font:800 min(12vw,9rem)/1 system-ui,sans-serif;letter-spacing:.08em;white-space:nowrap;" +
  "transform:rotate(-24deg);forced-color-adjust:none";

const watermarkOf = (language: Language) => {
  const { word } = trainingMarks[language];
  return `:root:lang(${language})::after{content:"${word}";content:"${word}"/""}`;
};

/**
 * The banner, and a watermark over the whole page and every printed sheet. A screen reader reads
 * the banner only. A page that changes its language has a banner in each, and shows one.
 */
export const trainingStyles = [
  `:root::after{${overlay}}`,
  ...languages.map(watermarkOf),
  ".training{margin:0;padding:.375rem 1rem;background:#fdf0d5;color:#6b3d00;border-bottom:1px solid #d9a441;text-align:center;line-height:1.5}",
  ...languages.map(
    (language) => `:root:lang(${language}) .training[lang]:not([lang=${language}]){display:none}`,
  ),
].join("\n");
