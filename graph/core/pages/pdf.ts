import PdfKit from "pdfkit";
import type { TrainingMark } from "../training.ts";
import { pdfFonts } from "./pdf-fonts.ts";

export type PdfDocument = InstanceType<typeof PdfKit>;
export type PdfElement = ReturnType<PdfDocument["struct"]>;

export const pdfColours = {
  blue: "#0f4c75",
  ink: "#14212c",
  soft: "#4a5a67",
  red: "#961b16",
  line: "#c4ced6",
};

/**
 * What a cell heads: a screen reader says it with the cells of its row or column. pdfkit takes it,
 * which its types do not say.
 */
export const headOf = (scope: "Row" | "Column"): object => ({ scope });

interface PdfOptions {
  title: string;
  author: string;
  subject?: string;
  /** As BCP 47 says it: a screen reader speaks in it. */
  lang: string;
  margins: { top: number; bottom: number; left: number; right: number };
  /** In a training installation: a watermark on each page, and the first line. */
  training: TrainingMark | undefined;
  /** Tests read the uncompressed text. */
  compress: boolean;
}

/**
 * A tagged PDF to write on, with title, language and structure root. Its fonts are "regular" and
 * "bold"; the used letters of them are embedded, and `inPdf` makes a text fit them. `finished`
 * resolves with the bytes after the document is ended.
 */
export function openPdf({ title, author, subject, training, ...options }: PdfOptions) {
  const document = new PdfKit({
    size: "LETTER",
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    font: "",
    ...options,
    info: { Title: title, Author: author, ...(subject !== undefined && { Subject: subject }) },
  });
  // pdfkit also takes an opened font, which its types do not say.
  for (const [name, font] of Object.entries(pdfFonts()))
    document.registerFont(name, font as unknown as Buffer);
  document.font("regular");
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  const root = document.struct("Document");
  document.addStructure(root);
  if (training) markPages(document, root, training);
  return { document, root, finished };
}

/** The watermark is no part of the text. A screen reader reads the line above it once. */
function markPages(document: PdfDocument, root: PdfElement, { word, text }: TrainingMark) {
  const watermark = () => {
    const { width, height } = document.page;
    const { x, y } = document;
    const size = 96;
    document.markContent("Artifact", { type: "Page" });
    document.save();
    document.rotate(-35, { origin: [width / 2, height / 2] });
    document.font("bold").fontSize(size).fillColor(pdfColours.red, 0.1);
    document.text(word, 0, height / 2 - size / 2, { width, align: "center", lineBreak: false, height: size });
    document.restore();
    document.fillColor(pdfColours.ink, 1).endMarkedContent();
    Object.assign(document, { x, y });
  };
  watermark();
  document.on("pageAdded", watermark);
  root.add(
    document.struct("P", {}, () => {
      document.font("bold").fontSize(10).fillColor(pdfColours.red).text(`${word}. ${text}`);
    }),
  );
  document.moveDown();
}
