/** The part that we use of the library that pdfkit draws with; it has no types of its own. */
declare module "fontkit" {
  export interface Font {
    characterSet: readonly number[];
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
    unitsPerEm: number;
  }
  export function create(bytes: Uint8Array): Font;
}
