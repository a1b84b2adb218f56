import type { HelpType } from "../../../shared/core/help-types.ts";
import { languages, type Language } from "../../../shared/core/forms/fields.ts";
import type { TrainingMark } from "../../core/training.ts";
import { localeTags } from "../../core/i18n/i18n.ts";
import { openPdf, pdfColours, type PdfDocument, type PdfElement } from "../../core/pages/pdf.ts";
import { inPdf } from "../../core/pages/pdf-text.ts";
import { printed } from "./words.ts";

export interface SheetVoucher {
  number: string;
  helpType: HelpType;
  callWhom: string;
  most: (language: Language) => string;
  until: (language: Language) => string;
}

const { blue, ink, soft } = pdfColours;
const margin = 30;
const margins = { top: margin, bottom: 0, left: margin, right: margin };
const perPage = 3;
const headHeight = 40;
const height = (792 - 2 * margin - headHeight) / perPage;
const padding = 8;
const title = (name: string) => `Emergency vouchers, book ${name}`;
const lead =
  "Cut along the lines. A person who prints or holds these sheets cannot enter the vouchers later.";

/** Three vouchers to a page of Letter, each in three languages. */
export async function voucherPdf(
  { name, vouchers }: { name: string; vouchers: readonly SheetVoucher[] },
  {
    author = "",
    training,
    compress = true,
  }: { author?: string; training?: TrainingMark | undefined; compress?: boolean } = {},
): Promise<Buffer> {
  const { document, root, finished } = openPdf({
    ...{ title: title(name), author, subject: lead, lang: "en-US", margins, training, compress },
  });
  const page = writer(document, root);
  page.head(name);
  for (const [at, voucher] of vouchers.entries()) {
    if (at > 0 && at % perPage === 0) document.addPage();
    page.voucher(voucher, margin + headHeight + (at % perPage) * height);
  }
  root.end();
  document.end();
  return finished;
}

function writer(document: PdfDocument, root: PdfElement) {
  const width = document.page.width - 2 * margin;
  const third = (width - 2 * padding) / languages.length;

  interface Look {
    x: number;
    y: number;
    size: number;
    colour?: string;
    isBold?: boolean;
    width?: number;
    lang?: string;
  }

  function text(type: "H1" | "H2" | "P", said: string, { x, y, lang, ...look }: Look) {
    const element = document.struct(type, lang === undefined ? {} : { lang }, () => {
      document
        .font(look.isBold ? "bold" : "regular")
        .fontSize(look.size)
        .fillColor(look.colour ?? ink)
        .text(inPdf(said), x, y, { width: look.width ?? width });
    });
    root.add(element);
  }

  return {
    head(name: string) {
      text("H1", title(name), { x: margin, y: margin - 8, size: 14, colour: blue, isBold: true });
      text("P", lead, { x: margin, y: margin + 12, size: 9, colour: soft });
    },

    voucher({ number, helpType, callWhom, most, until }: SheetVoucher, top: number) {
      frame(top);
      const x = margin + padding;
      text("H2", number, { x, y: top + 7, size: 18, colour: blue, isBold: true, width: width / 2 });
      for (const [at, language] of languages.entries()) {
        const t = printed[language];
        const place = { x: x + at * third, width: third - padding, lang: localeTags[language] };
        const rows: [string, number, boolean][] = [
          [t.title, 11, true],
          [t.kinds[helpType], 11, false],
          [`${t.most} ${most(language).replaceAll(" ", "\u00a0")}`, 10, true],
          [`${t.until} ${until(language)}`, 9, false],
          [`${t.call} ${callWhom}`, 9, false],
          [t.provider, 8, false],
        ];
        document.y = top + 32;
        for (const [said, size, isBold] of rows) {
          text("P", said, { ...place, y: document.y + 2, size, isBold });
        }
      }
      blanks(top + height - 58);
    },
  };

  /** The edges to cut along. */
  function frame(top: number) {
    document
      .rect(margin, top + 2, width, height - 4)
      .lineWidth(0.7)
      .dash(3, { space: 3 })
      .stroke(soft)
      .undash();
  }

  /** What is written by hand, with its name in each language above the line. */
  function blanks(top: number) {
    const shares = [0.18, 0.22, 0.24, 0.13, 0.23];
    let x = margin + padding;
    for (const [at, share] of shares.entries()) {
      const wide = share * (width - 2 * padding);
      const names = languages.map((language) => printed[language].blanks[at]).join(" · ");
      text("P", names, { x, y: top, size: 6.5, colour: soft, width: wide - 6 });
      document
        .moveTo(x, top + 46)
        .lineTo(x + wide - 6, top + 46)
        .lineWidth(0.7)
        .stroke(soft);
      x += wide;
    }
  }
}
