import { languages, type Language } from "../../shared/core/forms/fields.ts";
import { es } from "../../shared/core/training/words.es.ts";
import { fr } from "../../shared/core/training/words.fr.ts";
import { en, type TrainingMark } from "../../shared/core/training/words.en.ts";
import type { Env } from "./env.ts";

export const trainingMarks: Record<Language, TrainingMark> = { en, es, fr };

/** The mark on a page, message or file. Undefined outside training. */
export const trainingMark = (
  { TRAINING }: Pick<Env, "TRAINING">,
  language: Language = "en",
): TrainingMark | undefined => (TRAINING ? trainingMarks[language] : undefined);

/** Before the name of a downloaded file, in every language. */
export const trainingFilePrefix = "TRAINING-";

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

/**
 * The banner, and a watermark over the whole page and every printed sheet. For a page whose root
 * has `data-training`. A screen reader reads the banner only.
 */
export const trainingStyles = [
  `:root[data-training]::after{${overlay}}`,
  ...languages.map(
    (language) =>
      `:root[data-training]:lang(${language})::after{content:"${trainingMarks[language].word}";content:"${trainingMarks[language].word}"/""}`,
  ),
  ".training{margin:0;padding:.375rem 1rem;background:#fdf0d5;color:#6b3d00;border-bottom:1px solid #d9a441;text-align:center;line-height:1.5}",
].join("\n");
