import { localeTags } from "../../../core/i18n/i18n.ts";
import { headOf, openPdf, pdfColours, type PdfDocument } from "../../../core/pages/pdf.ts";
import type { Fact, Paper } from "./letter-text.ts";
import { inPdf, pdfGap } from "../../../core/pages/pdf-text.ts";
import { quietZone, squaresOf } from "../../../core/pages/qr.ts";
import { words } from "../words.ts";

const { blue, ink, soft, red } = pdfColours;
const margins = { top: 50, bottom: 50, left: 60, right: 60 };
const nameWidth = 150;
/** With its quiet zone. */
const qrSize = 112;

/**
 * The letter as a tagged PDF with the same words: a screen reader finds its title, language, facts
 * as a table, and the purpose of the picture. A name in an alphabet that the fonts lack leaves a
 * gap, and the letter says where the name is.
 */
export async function letterPdf(
  given: Paper,
  { isVoid = false, compress = true }: { isVoid?: boolean; compress?: boolean } = {},
): Promise<Buffer> {
  const drawn = inFonts(given);
  const { language, from, title, greeting, lead, facts, closing, sections = [], check } = drawn;
  const t = words(language);
  const { document, root, finished } = openPdf({
    title: `${title} (${check.number})`,
    author: given.from.name,
    lang: localeTags[language],
    margins,
    training: given.training,
    compress,
  });
  const width = document.page.width - margins.left - margins.right;
  const bottom = document.page.height - margins.bottom;
  const add = (type: string, draw: () => unknown) => root.add(document.struct(type, {}, () => void draw()));
  const font = (size: number, colour: string, name = "regular") =>
    document.font(name).fontSize(size).fillColor(colour);
  const paragraph = (text: string) => {
    add("P", () => font(11, ink).text(text, margins.left, document.y, { width, lineGap: 2 }));
    document.y += 7;
  };
  /** Keeps related parts on one page. */
  const keepTogether = (height: number) => {
    if (document.y + height > bottom) document.addPage();
  };

  const listFacts = (listed: readonly Fact[]) => {
    const table = document.struct("Table");
    root.add(table);
    for (const { name, value, href } of listed) {
      font(11, ink, "bold");
      const valueWidth = width - nameWidth;
      const height = Math.max(
        document.heightOfString(value, { width: valueWidth }),
        font(11, soft).heightOfString(name, { width: nameWidth - 8 }),
      );
      keepTogether(height);
      const { y } = document;
      const head = document.struct("TH", headOf("Row"), () => {
        font(11, soft).text(name, margins.left, y, { width: nameWidth - 8 });
      });
      const cell = document.struct("TD", {}, () => {
        font(11, href ? blue : ink, "bold").text(value, margins.left + nameWidth, y, {
          width: valueWidth,
          ...(href && { link: href, underline: true }),
        });
      });
      table.add(document.struct("TR", {}, [head, cell]));
      document.x = margins.left;
      document.y = y + height + 5;
    }
    table.end();
    document.y += 8;
  };

  add("P", () => font(12, blue, "bold").text(`${from.name}. ${from.sign}`));
  document.y += 10;
  if (isVoid) {
    add("P", () => font(14, red, "bold").text(t.voided.stamp));
    document.y += 6;
  }
  add("H1", () => font(20, blue, "bold").text(title));
  document.y += 8;
  if (JSON.stringify(drawn).includes(pdfGap)) paragraph(t.pdfGap(pdfGap));
  for (const text of [...(greeting ? [greeting] : []), ...lead]) paragraph(text);

  listFacts(facts);
  for (const text of closing) paragraph(text);
  for (const section of sections) {
    document.addPage();
    add("H2", () => font(16, blue, "bold").text(section.title, margins.left, document.y));
    document.y += 8;
    for (const text of section.lead) paragraph(text);
    if (section.facts.length > 0) listFacts(section.facts);
    for (const text of section.closing) paragraph(text);
  }

  keepTogether(qrSize + 24);
  document.y += 10;
  const { y } = document;
  root.add(
    document.struct("Figure", { alt: `${t.check.title} ${check.address}` }, () =>
      drawQr(document, check.scan ?? check.href, y),
    ),
  );
  const beside = { width: width - qrSize - 16, lineGap: 2 };
  const x = margins.left + qrSize + 16;
  add("H2", () => font(12, blue, "bold").text(t.check.title, x, y, beside));
  add("P", () => font(10, ink).text(t.check.text, x, document.y + 3, beside));
  add("P", () =>
    font(10, blue).text(check.address, x, document.y + 3, { ...beside, link: check.href, underline: true }),
  );
  add("P", () =>
    font(11, ink, "bold").text(`${t.check.code}${t.colon} ${check.code}`, x, document.y + 3, {
      ...beside,
      link: null,
      underline: false,
    }),
  );

  root.end();
  document.end();
  return finished;
}

/** All text that the letter's facts may bring. */
const inFonts = (paper: Paper): Paper => ({
  ...paper,
  from: { name: inPdf(paper.from.name), sign: inPdf(paper.from.sign) },
  title: inPdf(paper.title),
  greeting: paper.greeting && inPdf(paper.greeting),
  ...partInFonts(paper),
  sections: (paper.sections ?? []).map((section) => ({
    title: inPdf(section.title),
    ...partInFonts(section),
  })),
});

const partInFonts = ({ lead, facts, closing }: Pick<Paper, "lead" | "facts" | "closing">) => ({
  lead: lead.map(inPdf),
  facts: facts.map((fact) => ({ ...fact, name: inPdf(fact.name), value: inPdf(fact.value) })),
  closing: closing.map(inPdf),
});

function drawQr(document: PdfDocument, href: string, top: number) {
  const { size, dark } = squaresOf(href);
  const module = qrSize / (size + 2 * quietZone);
  const [left, above] = [margins.left + quietZone * module, top + quietZone * module];
  for (const [x, y, width] of dark)
    document.rect(left + x * module, above + y * module, width * module + 0.05, module + 0.05);
  document.fill(ink);
}
