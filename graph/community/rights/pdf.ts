import type { TrainingMark } from "../../core/training.ts";
import { localeTags } from "../../core/i18n/i18n.ts";
import { ownIdentity } from "../../core/installation-name.ts";
import { openPdf, pdfColours, type PdfDocument, type PdfElement } from "../../core/pages/pdf.ts";
import { rightsTabs, type GuideLanguage, type RightsGuide } from "../../../shared/community/rights/rules.ts";

const { blue, ink } = pdfColours;
const margins = { top: 50, bottom: 50, left: 60, right: 60 };
const bulletIndent = 16;

/**
 * The whole guide as a tagged PDF: a screen reader finds title, language, headings and
 * lists.
 */
export async function guidePdf(
  guide: RightsGuide,
  language: GuideLanguage,
  options: { author?: string; training?: TrainingMark | undefined; compress?: boolean } = {},
): Promise<Buffer> {
  const { document, root, finished } = openPdf({
    title: guide.name,
    author: options.author ?? ownIdentity.systemName,
    subject: guide.lead,
    lang: localeTags[language],
    margins,
    training: options.training,
    compress: options.compress ?? true,
  });
  const page = writer(document, root);

  page.title(guide.name, guide.lead);
  page.paragraph(`${guide.notAdvice.title}. ${guide.notAdvice.text}`);
  page.heading(1, guide.general.title);
  for (const { title, text, points } of guide.general.amendments) {
    page.heading(2, title);
    page.paragraph(text);
    page.list(points);
  }
  page.heading(2, guide.general.tipsTitle);
  page.list(guide.general.tips, "numbers");
  for (const tab of rightsTabs) {
    if (tab === "general") continue;
    page.heading(1, guide.tabs[tab]);
    page.paragraph(guide.more[tab].text);
    page.list(guide.more[tab].points);
  }
  page.heading(1, guide.card.title);
  page.list(guide.card.lines);
  page.heading(1, guide.help.title);
  page.paragraph(guide.help.text);
  page.list(guide.help.lines);

  root.end();
  document.end();
  return finished;
}

/** Each text is drawn inside its structure element. */
function writer(document: PdfDocument, root: PdfElement) {
  const width = document.page.width - margins.left - margins.right;
  const bottom = document.page.height - margins.bottom;

  return {
    title(name: string, lead: string) {
      add("H1", () => document.font("bold").fontSize(26).fillColor(blue).text(name));
      add("P", () => document.font("regular").fontSize(12).fillColor(ink).text(lead));
      document.y += 6;
    },
    /** Below the title, which is the document's one H1: PDF 1.7 has no tag for titles. */
    heading(level: 1 | 2, text: string) {
      const size = level === 1 ? 17 : 13;
      // A heading stays with the first lines below it.
      if (document.y + size * 5 > bottom) document.addPage();
      else document.y += size * 0.8;
      add(`H${level + 1}`, () => document.font("bold").fontSize(size).fillColor(blue).text(text));
      document.y += 4;
    },
    paragraph(text: string) {
      add("P", () => document.font("regular").fontSize(11).fillColor(ink).text(text, { lineGap: 2 }));
      document.y += 3;
    },
    list(items: readonly string[], signs: "bullets" | "numbers" = "bullets") {
      const list = document.struct("L");
      root.add(list);
      for (const [place, item] of items.entries()) {
        const sign = signs === "numbers" ? `${place + 1}.` : "•";
        document.font("regular").fontSize(11);
        const height = document.heightOfString(item, { width: width - bulletIndent, lineGap: 2 });
        if (document.y + height > bottom) document.addPage();
        document.fillColor(ink); // a new page begins in black
        const { y } = document;
        const draw = (text: string, x: number) => () => {
          document.text(text, x, y, { width: width - (x - margins.left), lineGap: 2 });
        };
        const label = document.struct("Lbl", {}, draw(sign, margins.left));
        const body = document.struct("LBody", {}, draw(item, margins.left + bulletIndent));
        list.add(document.struct("LI", {}, [label, body]));
        document.x = margins.left;
        document.y = y + height + 3;
      }
      list.end();
    },
  };

  function add(type: string, draw: () => unknown) {
    root.add(document.struct(type, {}, () => void draw()));
  }
}
