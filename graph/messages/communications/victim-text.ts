import { fitsOneText, inTextAlphabet } from "../../core/text/gsm.ts";

/**
 * The text message to a victim: the first of these that fits into one segment. Longer ones arrive
 * in parts, late, or not at all. The last one is a sentence and a link, which always fits.
 */
export function victimText(texts: readonly [...string[], string]): string {
  const folded = texts.map(inTextAlphabet);
  return folded.find(fitsOneText) ?? folded.at(-1) ?? "";
}
