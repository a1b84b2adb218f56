/** The part that we use of the library that pdfkit draws with; it has no types of its own. */
declare module "fontkit" {
  export function create(bytes: Uint8Array): import("./pdf-fonts.ts").PdfFont;
}
