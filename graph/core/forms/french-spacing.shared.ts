import { mapTexts } from "../i18n/phrases.shared.ts";

/**
 * French words with their spaces held: no line breaks before : ; ! ? » $ or after « and n°. So
 * nobody types invisible characters. Objects, lists and functions are held through and through;
 * `thin` is the space before ; ! and ?.
 */
export const spacedFrench = <Value>(value: Value, thin = "\u202f"): Value =>
  mapTexts(value, (text) =>
    text.replace(/« |n° | (?=[:»$])/g, (gap) => gap.replace(" ", "\u00a0")).replace(/ (?=[;!?])/g, thin),
  );
