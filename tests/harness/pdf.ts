import { inflateSync } from "node:zlib";

/**
 * The text of a PDF on one line, so that a sentence is found across line breaks. A character that
 * its font lacks is U+0000.
 */
export const textOfPdf = (pdf: Uint8Array): string => linesOfPdf(pdf).join(" ").replaceAll(/\s+/g, " ");

/** Its lines as a reader would copy them: each glyph by its font's own table (ToUnicode). */
export function linesOfPdf(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf).toString("latin1"));
  const tables = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of (/\/Font <<([^>]*)>>/.exec(head)?.[1] ?? "").matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1] ?? "";
      tables.set(name, signsOf(objects.get(table)?.stream ?? ""));
    }
  return [...objects.values()]
    .filter(({ stream }) => stream.includes("BT\n"))
    .flatMap(({ stream }) => drawnIn(stream, tables));
}

interface PdfObject {
  head: string;
  stream: string;
}

function objectsOf(pdf: string): Map<string, PdfObject> {
  const found = new Map<string, PdfObject>();
  for (const [, id = "", body = ""] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = "", ...rest] = body.split("\nstream\n");
    const stream = rest.join("\nstream\n").replace(/\nendstream$/, "");
    const isPacked = head.includes("/FlateDecode");
    found.set(id, {
      head,
      stream: isPacked ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : stream,
    });
  }
  return found;
}

/** The text of each glyph number. */
function signsOf(table: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, first = "", list = ""] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [at, [, units = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      signs.set(
        Number.parseInt(first, 16) + at,
        String.fromCharCode(...units.split(" ").map((unit) => Number.parseInt(unit, 16))),
      );
  return signs;
}

function drawnIn(page: string, tables: Map<string, Map<number, string>>): string[] {
  const lines: string[] = [];
  for (const [, block = ""] of page.matchAll(/BT\n([\s\S]*?)ET\n/g)) {
    const signs = tables.get(/\/(F\d+) /.exec(block)?.[1] ?? "");
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
    lines.push(glyphs.map((glyph) => signs?.get(Number.parseInt(glyph, 16)) ?? "\0").join(""));
  }
  return lines;
}
