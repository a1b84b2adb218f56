import { create, type Font } from "fontkit";
import { readFileSync } from "node:fs";
import path from "node:path";

export interface PdfFonts {
  regular: Font;
  bold: Font;
}

let opened: PdfFonts | undefined;

/** Opened once per process: reading their tables costs four times as much as a letter. */
export const pdfFonts = (): PdfFonts =>
  (opened ??= {
    regular: open("graph/core/pages/fonts/NotoSans-Regular.ttf"),
    bold: open("graph/core/pages/fonts/NotoSans-Bold.ttf"),
  });

const open = (file: string) => create(readFileSync(path.resolve(file)));
