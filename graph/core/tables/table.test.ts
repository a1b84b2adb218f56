import { expect, test } from "vitest";
import type { Phrase } from "../../../shared/core/i18n/phrases.ts";
import { readTable } from "./table.ts";

const said = (text: string) => text as Phrase;
const read = (csv: string) =>
  readTable(csv, {
    ...{ nameOf: (cell) => cell.toLowerCase(), needed: ["code", "date", "amount"], secret: "code" },
    ...{ maxCharacters: 10_000, maxRows: 5 },
    says: { tooLarge: said("too large"), noHeader: said("no header"), noRows: said("no rows") },
  });
const cellsOf = (csv: string) => read(csv).rows.map(({ cells }) => Object.values(cells));

test.each([
  ["commas", 'Code,Date,Amount\nAB12,2026-11-20,"72,50"\n'],
  ["semicolons", "Code;Date;Amount\nAB12;2026-11-20;72,50\n"],
  ["tabs", "Code\tDate\tAmount\nAB12\t2026-11-20\t72,50\n"],
  ["a mark, carriage returns and quotes", '\ufeff"Code";"Date";"Amount"\r\n"AB12";"2026-11-20";"72,50"\r\n'],
  ["line ends of old Macs", "Code;Date;Amount\rAB12;2026-11-20;72,50\r"],
  ["Excel's own line", "sep=;\r\nCode;Date;Amount\r\nAB12;2026-11-20;72,50"],
])("reads a table with %s", (_, csv) => {
  expect(cellsOf(csv)).toEqual([["AB12", "2026-11-20", "72,50"]]);
  expect(read(csv).skipped).toEqual([]);
});

test("titles above the header and totals below are left out and named, with the file's lines", () => {
  const { rows, skipped } = read(
    [
      'Statement of "Rides, Inc;',
      ",,",
      "November 2026,,",
      "Code,Date,Amount,",
      "AB12,2026-11-20,5,",
      ",,,",
      "Code,Date,Amount,",
      "CD34,2026-11-21,6,",
      "Total,,11,",
      ",Grand total: 11,,",
      ",,,",
    ].join("\r\n"),
  );
  expect(rows.map(({ line, cells }) => [line, cells["code"]])).toEqual([
    [5, "AB12"],
    [8, "CD34"],
  ]);
  expect(skipped).toEqual([
    { line: 1, text: 'Statement of "Rides, Inc;' },
    { line: 3, text: "November 2026,," },
    { line: 7, text: "Code Date Amount" },
    { line: 9, text: "Total 11" },
    { line: 10, text: "Grand total: 11" },
  ]);
});

test("a code that begins like a total is a code", () => {
  expect(cellsOf("code,date,amount\nTOTAL-1,,5\nTOTALLY,2026-11-20,5")).toHaveLength(2);
});

test("a cell beside the last column is never dropped", () => {
  const { rows } = read("code,date,amount\nAB12,2026-11-20,72,50\nCD34,2026-11-20,5,\nEF56,2026-11-20");
  expect(rows.map(({ problem }) => problem)).toEqual([expect.stringContaining("more cells"), null, null]);
  expect(rows[2]?.cells).toEqual({ code: "EF56", date: "2026-11-20", amount: "" });
});

test("damaged cells refuse their row, and a code is not repeated", () => {
  const { rows } = read(
    "code,date,amount,note\nAB12,2026-11-20,5,NiÃ±os\nAB\ufffd2,2026-11-20,5,\n#NAME?,2026-11-20,5,\nA?B,2026-11-20,5,",
  );
  expect(rows.map(({ problem }) => problem)).toEqual([
    expect.stringContaining("Damaged characters in the column note: “NiÃ±os”"),
    expect.stringContaining("Damaged characters in the column code: “…”"),
    expect.stringContaining("The column code has “#NAME?”"),
    null,
  ]);
});

test.each([
  ["", "no header"],
  ["code,amount\nAB12,5", "no header"],
  ["code,date,amount\n,,\n", "no rows"],
  ["code,date,amount\nTotal,,5\n", "no rows"],
  [`code,date,amount\n${"AB12,2026-11-20,5\n".repeat(6)}`, "too large"],
  ["x".repeat(10_001), "too large"],
  ["code,date,amount,Amount\nAB12,2026-11-20,5,6", "The header names the column “amount” twice."],
  ['Title\ncode,date,amount\nAB12,2026-11-20,5\n"open', "Line 4 can't be read as CSV."],
])("refuses %j", (csv, reason) => {
  expect(() => read(csv)).toThrow(reason);
});
