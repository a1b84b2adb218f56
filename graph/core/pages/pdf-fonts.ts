import { create } from "fontkit";
import { readFileSync } from "node:fs";
import path from "node:path";
import { normalized } from "../../../shared/core/text/fold.ts";

export interface PdfFont {
  characterSet: readonly number[];
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
  /** What widths are counted in. */
  unitsPerEm: number;
}

export type PdfFonts = Record<"regular" | "bold", PdfFont>;

let opened: PdfFonts | undefined;

/** Opened once per process: reading their tables costs four times as much as a letter. */
export const pdfFonts = (): PdfFonts =>
  (opened ??= {
    regular: open("graph/core/pages/fonts/NotoSans-Regular.ttf"),
    bold: open("graph/core/pages/fonts/NotoSans-Bold.ttf"),
  });

/**
 * A font keeps each glyph with the characters that it was first read for, and copied text comes
 * from those. A glyph that is first read as a part of another ("E" of "É") would have none, in
 * every later document. So each is read for its own character here.
 */
function open(file: string): PdfFont {
  const font: PdfFont = create(readFileSync(path.resolve(file)));
  for (const sign of font.characterSet) {
    const text = String.fromCodePoint(sign);
    if (normalized(text, "NFKC") === text) font.glyphForCodePoint(sign);
  }
  return font;
}
