import type { TrainingMark } from "../training.ts";
import { ownIdentity } from "../installation-name.ts";
import { headOf, openPdf, pdfColours, type PdfDocument, type PdfElement } from "./pdf.ts";
import { inPdf, pdfGap } from "./pdf-text.ts";
import type { Cell, Report, Section } from "./report.ts";

const { blue, ink, soft, line } = pdfColours;
const margins = { top: 50, bottom: 50, left: 50, right: 50 };
const padding = 4;
export const gapNote = `Where this file shows ${pdfGap}, it cannot print the characters of a name. The screen shows the name.`;

/**
 * A report as a tagged PDF: a screen reader finds title, language, headings and tables with
 * headers.
 */
export async function reportPdf(
  report: Report,
  {
    author = ownIdentity.systemName,
    training,
    compress = true,
  }: { author?: string; training?: TrainingMark | undefined; compress?: boolean } = {},
): Promise<Buffer> {
  const { document, root, finished } = openPdf({
    title: report.title,
    author,
    subject: report.lead,
    lang: "en-US",
    margins,
    training,
    compress,
  });
  const page = writer(document, root);
  page.text("H1", report.title, { size: 20, colour: blue, isBold: true });
  page.text("P", report.lead, { size: 10, colour: soft });
  page.table({ columns: [], rows: report.facts }, [0.3, 0.7]);
  for (const section of report.sections) {
    page.keepWithNext(110);
    page.text("H2", section.title, { size: 14, colour: blue, isBold: true });
    if (section.means) page.text("P", section.means, { size: 9, colour: soft });
    page.table(section, widthsOf(section));
    for (const note of section.notes ?? []) page.text("P", note, { size: 10, colour: ink });
  }
  if (inPdf(JSON.stringify(report)).includes(pdfGap)) page.text("P", gapNote, { size: 10, colour: ink });
  root.end();
  document.end();
  return finished;
}

/** A last column of sentences gets half the page width. */
function widthsOf({ columns, rows }: Section): number[] {
  const others = columns.length - 1;
  const isLong = rows.some((row) => String(row.at(-1) ?? "").length > 60);
  if (!isLong) return [0.4, ...Array.from({ length: others }, () => 0.6 / others)];
  return [0.2, ...Array.from({ length: others - 1 }, () => 0.36 / (others - 1)), 0.44];
}

interface Look {
  size: number;
  colour: string;
  isBold?: boolean;
}

function writer(document: PdfDocument, root: PdfElement) {
  const width = document.page.width - margins.left - margins.right;
  const bottom = document.page.height - margins.bottom;
  const look = ({ size, colour, isBold }: Look) =>
    document
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(colour);
  const keepTogether = (height: number) => {
    if (document.y + height > bottom) document.addPage();
  };

  return {
    keepWithNext(height: number) {
      document.y += 12;
      keepTogether(height);
    },
    text(type: "H1" | "H2" | "P", text: string, how: Look) {
      const said = inPdf(text);
      keepTogether(look(how).heightOfString(said, { width }));
      root.add(
        document.struct(type, {}, () => {
          look(how).text(said, margins.left, document.y, { width });
        }),
      );
      document.y += 4;
    },
    table({ columns, rows }: Pick<Section, "columns" | "rows">, shares: readonly number[]) {
      const table = document.struct("Table");
      root.add(table);
      const widths = withWholeWords(
        shares.map((share) => share * width),
        longestWords([columns, ...rows]),
      );
      if (columns.length > 0) row(table, columns, widths, true);
      for (const cells of rows) row(table, cells, widths, false);
      table.end();
      document.y += 6;
    },
  };

  /** The width of each column, in points. Text longer than a quarter of the page may wrap. */
  function longestWords(rows: readonly (readonly Cell[])[]): number[] {
    look({ size: 9, colour: ink, isBold: true });
    const longest: number[] = [];
    for (const cells of rows)
      for (const [at, cell] of cells.entries())
        for (const word of printed(cell).split(/\s+/))
          longest[at] = Math.min(
            Math.max(longest[at] ?? 0, document.widthOfString(word) + 2 * padding),
            width / 4,
          );
    return longest;
  }

  function row(table: PdfElement, cells: readonly Cell[], widths: readonly number[], isHead: boolean) {
    const places: number[] = [];
    let x = margins.left;
    for (const wide of widths) {
      places.push(x);
      x += wide;
    }
    const said = cells.map(printed);
    const roomOf = (at: number) => (widths[at] ?? 0) - padding;
    const how = (at: number): Look => ({ size: 9, colour: isHead ? soft : ink, isBold: isHead || at === 0 });
    const height = Math.max(
      ...said.map((text, at) => look(how(at)).heightOfString(text, { width: roomOf(at) })),
    );
    keepTogether(height + 2 * padding);
    const { y } = document;
    document
      .moveTo(margins.left, y + height + padding)
      .lineTo(margins.left + width, y + height + padding)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    const elements = said.map((text, at) => {
      const heads = isHead ? "Column" : at === 0 ? "Row" : undefined;
      return document.struct(heads ? "TH" : "TD", heads ? headOf(heads) : {}, () => {
        look(how(at)).text(text, places[at], y, { width: roomOf(at) });
      });
    });
    table.add(document.struct("TR", {}, elements));
    document.x = margins.left;
    document.y = y + height + 2 * padding;
  }
}

/**
 * Column widths that fit the longest word, as close to the wished widths as possible; the wished
 * ones if they do not fit.
 */
function withWholeWords(wished: readonly number[], longest: readonly number[]): readonly number[] {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const free = sum(wished) - sum(longest);
  if (free < 0) return wished;
  const beyond = wished.map((wide, at) => Math.max(0, wide - (longest[at] ?? 0)));
  const share = sum(beyond) > 0 ? free / sum(beyond) : 0;
  return beyond.map((more, at) => (longest[at] ?? 0) + more * share);
}

const printed = (cell: Cell): string =>
  inPdf(typeof cell === "number" ? cell.toLocaleString("en-US") : (cell ?? ""));
