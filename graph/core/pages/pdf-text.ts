import { normalized } from "../../../shared/core/text/fold.ts";
import { pdfFonts } from "./pdf-fonts.ts";

/** What a PDF shows instead of characters that its fonts lack. */
export const pdfGap = "[…]";

/**
 * Text as a PDF draws it. Names keep every accent, in the Latin, Greek and Cyrillic alphabets. A
 * run of anything else becomes one gap, since a letter of the wrong shape would be another name.
 * Soft hyphens and other characters without a shape are left out.
 */
export const inPdf = (text: string): string =>
  normalized(text, "NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(shapeless, "")
    .replace(/\P{M}\p{M}*|\p{M}+/gu, (letter) => drawn(letter) ?? missing)
    .replace(runOfMissing, pdfGap);

/** Format characters, variation selectors and control characters, without the line break. */
const shapeless = /(?!\n)[\p{Cc}\p{Cf}\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u034f]/gu;

/** No font has it, and no text may. */
const missing = "\uffff";
const runOfMissing = /\uffff(?:[\s\p{P}]*\uffff)*/gu;

/** A letter with its marks, or with those that mean the same ("ﬁ", "５"). */
function drawn(letter: string): string | undefined {
  if (isDrawable(letter)) return letter;
  const same = normalized(letter, "NFKC");
  return isDrawable(same) ? same : undefined;
}

/** The fonts also have Devanagari, whose order of shapes a reader could not copy. */
const alphabets = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]+$/u;

const isDrawable = (letter: string) =>
  letter === "\n" ||
  (alphabets.test(letter) &&
    Array.from(letter).every((sign) => pdfFonts().regular.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)));
