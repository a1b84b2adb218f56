import { expect, test } from "vitest";
import { guidePdf } from "../../graph/community/rights/pdf.ts";
import { guides } from "../../graph/community/rights/guides.ts";
import { pdfColours } from "../../graph/core/pages/pdf.ts";
import { reportPdf } from "../../graph/core/pages/report-pdf.ts";
import { voucherPdf } from "../../graph/help/vouchers/pdf.ts";
import { letterPdf } from "../../graph/messages/letters/render/pdf.ts";
import { layOut } from "../../graph/records/packets/layout.ts";
import { openPacketPdf } from "../../graph/records/packets/packet-pdf.ts";
import type { Paper } from "../../graph/messages/letters/render/letter-text.ts";
import { isTest, readSources } from "../harness/imports.ts";

const tags = { en: "en-US", es: "es-US", fr: "fr-FR" } as const;
const languages = Object.keys(tags) as (keyof typeof tags)[];

/** Of the structure types of PDF 1.7 those in use. Readers ignore others. */
const standardTypes = new Set("Document P H1 H2 H3 L LI Lbl LBody Table TR TH TD Figure Link".split(" "));

const letter = (language: Paper["language"]): Paper => ({
  language,
  from: { name: "Harbor Fund", sign: "Help." },
  subject: "Letter",
  title: "Letter of the fund",
  greeting: "",
  lead: ["Text."],
  facts: [{ name: "Code", value: "DOOR4821" }],
  closing: [],
  check: {
    number: "L-2026-000001",
    code: "K7QM-2XWD",
    address: "https://fund.example/letters/check",
    href: "https://fund.example/letters/check?number=L-2026-000001&code=K7QM2XWD",
  },
});

const report = {
  title: "Analytics",
  lead: "What the fund did.",
  facts: [["From", "November 1"]] as const,
  sections: [{ title: "Requests", columns: ["State", "Number"], rows: [["Texas", 3]] }],
};

const book = {
  name: "1001",
  vouchers: Array.from({ length: 5 }, (_one, at) => ({
    ...{ number: `1001-0${at + 1}-KD`, helpType: "shelter" as const, callWhom: "Night desk 512-555-0100" },
    ...{ most: () => "$80.00", until: () => "March 31, 2031" },
  })),
};

const kinds: [string, string, string, () => Promise<Buffer>][] = [
  ...languages.map((language): (typeof kinds)[number] => [
    `a letter or closing summary in ${language}`,
    tags[language],
    "Letter of the fund (L-2026-000001)",
    () => letterPdf(letter(language), { compress: false }),
  ]),
  ...languages.map((language): (typeof kinds)[number] => [
    `the rights guide in ${language}`,
    tags[language],
    guides[language].name,
    () => guidePdf(guides[language], language, { compress: false }),
  ]),
  [
    "a report of analytics or compliance",
    "en-US",
    report.title,
    () => reportPdf(report, { compress: false }),
  ],
  [
    "a records packet",
    "en-US",
    "Records packet DOE-000001",
    () => {
      const pdf = openPacketPdf({ title: "Records packet DOE-000001", author: "", compress: false });
      const blocks = [
        { kind: "title", text: "Index" },
        { kind: "fact", name: "Matter", value: ["A v. B", { mark: 1 }] },
      ] as const;
      for (const items of layOut(blocks)) pdf.add({ kind: "sheet", items }, "DOE-000001");
      return pdf.end();
    },
  ],
  [
    "a book of paper vouchers",
    "en-US",
    "Emergency vouchers, book 1001",
    () => voucherPdf(book, { compress: false }),
  ],
];

/** The title in the document's information, an object of its own. */
function titleOf(pdf: string): string {
  const [, id = ""] = /\/Title (\d+) 0 R/.exec(pdf) ?? [];
  const [, raw = ""] = new RegExp(String.raw`\n${id} 0 obj\n\(([\s\S]*?)\)\nendobj`).exec(pdf) ?? [];
  const text = raw.replaceAll(/\\([()\\])/g, "$1");
  if (!text.startsWith("\u00FE\u00FF")) return text;
  return Buffer.from(text.slice(2), "latin1").swap16().toString("utf16le");
}

test.each(kinds)(
  "%s is tagged, with its language, a title that is shown, and embedded fonts",
  async (...kind) => {
    const [, language, title, make] = kind;
    const pdf = (await make()).toString("latin1");
    const parts = [
      ...["/StructTreeRoot", "/Marked true", "/DisplayDocTitle true", "/S /Document", "/S /H1", "/FontFile"],
      `/Lang (${language})`,
    ];
    expect(parts.filter((part) => !pdf.includes(part))).toEqual([]);
    expect(titleOf(pdf)).toBe(title);
    expect(pdf.split("/S /TH\n")).toHaveLength(pdf.split(/\/Scope \/(?:Row|Column)\n/).length);
    const types = [...pdf.matchAll(/\/Type \/StructElem\n\/S \/(\w+)\n/g)].map(([, type]) => type);
    expect(types.filter((type) => type && !standardTypes.has(type))).toEqual([]);
  },
);

test("every PDF of the product is opened by openPdf, which tags it", () => {
  const sources = readSources("graph").filter(({ file }) => !isTest(file));
  const files = (part: string) => sources.filter(({ code }) => code.includes(part)).map(({ file }) => file);
  expect(files('from "pdfkit"')).toEqual(["graph/core/pages/pdf.ts"]);
  expect(files("openPdf(").toSorted()).toEqual([
    "graph/community/rights/pdf.ts",
    "graph/core/pages/pdf.ts",
    "graph/core/pages/report-pdf.ts",
    "graph/help/vouchers/pdf.ts",
    "graph/messages/letters/render/pdf.ts",
    "graph/records/packets/packet-pdf.ts",
  ]);
});

/** The relative luminance of `#rrggbb` (WCAG 1.4.3). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("the colors of texts in PDFs have at least 7 to 1 on white", () => {
  const { line: _edges, ...texts } = pdfColours;
  for (const [name, colour] of Object.entries(texts))
    expect(1.05 / (luminance(colour) + 0.05), name).toBeGreaterThanOrEqual(7);
});
