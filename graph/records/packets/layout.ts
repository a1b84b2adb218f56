import { pdfFonts } from "../../core/pages/pdf-fonts.ts";
import { inPdf } from "../../core/pages/pdf-text.ts";

/** Words, or the place of what was redacted: the number of its exemption, from 1. */
export type Span = string | { mark: number };

export type Block =
  | { kind: "title" | "heading" | "text"; text: string }
  | { kind: "fact"; name: string; value: readonly Span[] };

/** A piece of a line at its place, in points from the top left corner. */
export interface Run {
  x: number;
  y: number;
  text: string;
  /** Drawn as a black box with the exemption's number on it. */
  isMark?: true;
}

/** One element of a page for a screen reader. */
export interface Item {
  role: "H1" | "H2" | "P" | "TH" | "TD";
  runs: Run[];
}

export const paper = { width: 612, height: 792, margin: 54 };
/** Below it is the page number. */
export const bottom = paper.height - 66;
const width = paper.width - 2 * paper.margin;
const nameWidth = 150;
const gap = 12;

type Look = { size: number; font: "regular" | "bold" };
export const looks: Record<Item["role"], Look> = {
  H1: { size: 16, font: "bold" },
  H2: { size: 11, font: "bold" },
  P: { size: 10, font: "regular" },
  TH: { size: 9.5, font: "bold" },
  TD: { size: 9.5, font: "regular" },
};
export const markPadding = 3;
const heightOf = ({ size }: Look) => size * 1.4;

/** Sheets as pages of lines. The same blocks always end in the same pages. */
export function layOut(blocks: readonly Block[]): Item[][] {
  const pages: Item[][] = [];
  let page: Item[] = [];
  let y = bottom;
  const turn = () => {
    pages.push((page = []));
    y = paper.margin;
  };
  const keepTogether = (height: number) => {
    if (y + height > bottom) turn();
  };
  for (const block of blocks) {
    if (block.kind === "fact") {
      const names = linesOf([block.name], looks.TH, nameWidth);
      const values = linesOf(block.value, looks.TD, width - nameWidth - gap);
      const height = heightOf(looks.TD);
      let head: Item | undefined;
      let cell: Item | undefined;
      for (let line = 0; line < Math.max(names.length, values.length); line += 1) {
        if (y + height > bottom) head = cell = undefined;
        keepTogether(height);
        if (!head || !cell) page.push((head = { role: "TH", runs: [] }), (cell = { role: "TD", runs: [] }));
        head.runs.push(...placed(names[line] ?? [], paper.margin, y));
        cell.runs.push(...placed(values[line] ?? [], paper.margin + nameWidth + gap, y));
        y += height;
      }
      y += 3;
      continue;
    }
    const role = ({ title: "H1", heading: "H2", text: "P" } as const)[block.kind];
    const height = heightOf(looks[role]);
    // A heading stays with the first lines below it.
    if (role !== "P" && page.length > 0) y += role === "H1" ? 16 : 8;
    keepTogether(role === "P" ? height : height + 3 * heightOf(looks.TD));
    let item: Item | undefined;
    for (const line of linesOf([block.text], looks[role], width)) {
      if (y + height > bottom) item = undefined;
      keepTogether(height);
      if (!item) page.push((item = { role, runs: [] }));
      item.runs.push(...placed(line, paper.margin, y));
      y += height;
    }
    y += 4;
  }
  return pages;
}

interface Piece {
  text: string;
  width: number;
  isMark?: true;
}

const placed = (line: readonly Piece[], left: number, y: number): Run[] => {
  let x = left;
  return line.map(({ text, width: wide, isMark }) => {
    const run = { x, y, text, ...(isMark && { isMark }) };
    x += wide;
    return run;
  });
};

/** How much room a mark takes says nothing of what it covers. */
export const markText = (mark: number): string => `E${mark}`;

/** Breaks at blanks and line ends; a word that is wider than its column is cut. */
function linesOf(spans: readonly Span[], look: Look, room: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let left = room;
  const add = (piece: Piece) => {
    const line = lines.at(-1) ?? [];
    const before = line.at(-1);
    if (before && !before.isMark && !piece.isMark) {
      before.text += piece.text;
      before.width += piece.width;
    } else line.push(piece);
    left -= piece.width;
  };
  const breakLine = () => {
    lines.push([]);
    left = room;
  };
  for (const span of spans) {
    if (typeof span !== "string") {
      const text = markText(span.mark);
      const wide = widthOf(text, { ...look, font: "bold" }) + 2 * markPadding + 2;
      if (wide > left) breakLine();
      add({ text, width: wide, isMark: true });
      continue;
    }
    for (const part of inPdf(span).split(/(\n| +)/)) {
      if (part === "") continue;
      if (part === "\n") {
        breakLine();
        continue;
      }
      let rest = part;
      while (rest !== "") {
        const isAtStart = left === room;
        if (rest.startsWith(" ") && isAtStart && lines.length > 1) break;
        const wide = widthOf(rest, look);
        if (wide <= left) {
          add({ text: rest, width: wide });
          break;
        }
        if (!isAtStart) {
          breakLine();
          continue;
        }
        const fitting = fittingOf(rest, look, room);
        add({ text: fitting, width: widthOf(fitting, look) });
        rest = rest.slice(fitting.length);
        if (rest !== "") breakLine();
      }
    }
  }
  return lines;
}

function fittingOf(word: string, look: Look, room: number): string {
  let fitting = "";
  let wide = 0;
  for (const letter of word) {
    wide += widthOf(letter, look);
    if (wide > room && fitting !== "") break;
    fitting += letter;
  }
  return fitting;
}

function widthOf(text: string, { size, font }: Look): number {
  const { [font]: opened } = pdfFonts();
  let units = 0;
  for (const letter of text) units += opened.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  return (units / opened.unitsPerEm) * size;
}
