import { languages, type Language } from "../../../shared/core/forms/fields.ts";
import { trainingMarks, type TrainingMark } from "../training.ts";
import { html, type Html } from "./html.ts";

/* The first line of a page whose data is not real: of the demo, or of a training installation. */

/** The first line of each page of a training installation. Nothing elsewhere. */
export const trainingBanner = (training: TrainingMark | undefined): Html | false =>
  training !== undefined && bannerOf(training);

const bannerOf = ({ word, text }: TrainingMark, language?: Language): Html =>
  html`<aside class="banner" aria-label="${word}" ${language && html`lang="${language}"`}>
    <b>${word}</b> ${text}
  </aside>`;

const bannerStyles = [
  // what the web app subtracts from the window (web/design/theme/widths.ts)
  ":root{--banner-height:calc(2.0625rem + 1px)}",
  ".banner{margin:0;padding:.375rem 1rem;background:var(--sv-color-caution-bg);color:var(--sv-color-caution-fg);border-bottom:1px solid var(--sv-color-caution-border);font-size:.875rem;text-align:center;line-height:1.5}",
  ...languages.map(
    (language) => `:root:lang(${language}) .banner[lang]:not([lang=${language}]){display:none}`,
  ),
].join("\n");

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
 * the banner only.
 */
export const trainingStyles = [`:root::after{${overlay}}`, ...languages.map(watermarkOf), bannerStyles].join(
  "\n",
);

const demoMarks: typeof trainingMarks = {
  en: { word: "Demo data", text: "Nothing here is real." },
  es: { word: "Datos de demostración", text: "Aquí nada es real." },
  fr: { word: "Démonstration", text: "Rien n’est réel ici." },
};

/** Marks a page that comes from a file. */
export const withTrainingMarks = (page: string) => withBanner(page, trainingMarks, trainingStyles);
export const withDemoBanner = (page: string) => withBanner(page, demoMarks, bannerStyles);

/** A page may change its language, so it has the banner in each, and shows one. */
function withBanner(page: string, marks: typeof trainingMarks, styles: string): string {
  const banners = languages.map((language) => bannerOf(marks[language], language).markup).join("");
  return page
    .replace("</head>", () => `<style>${styles}</style></head>`)
    .replace(/<body\b[^>]*>/, (body) => `${body}${banners}`);
}
