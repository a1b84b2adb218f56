import { mapTexts } from "../i18n/phrases.ts";

/**
 * French words with fixed spaces: no line breaks before : ; ! ? » $ or after « and n°, so that no
 * one types invisible characters. Objects, lists and functions are converted deeply; `thin` is the
 * space before ; ! and ?.
 */
export const spacedFrench = <Value>(value: Value, thin = "\u202f"): Value =>
  mapTexts(value, (text) =>
    text.replace(/« |n° | (?=[:»$])/g, (gap) => gap.replace(" ", "\u00a0")).replace(/ (?=[;!?])/g, thin),
  );
