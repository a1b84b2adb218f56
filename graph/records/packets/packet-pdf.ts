import { openPdf, headOf, pdfColours } from "../../core/pages/pdf.ts";
import type { TrainingMark } from "../../core/training.ts";
import { inPdf } from "../../core/pages/pdf-text.ts";
import type { Box } from "../../../shared/records/packets/rules.ts";
import type { Picture } from "./pictures/pictures.ts";
import { looks, markPadding, paper, type Item } from "./layout.ts";

/** A page as it goes into the PDF. A picture has its boxes burned in. */
export type OutPage =
  | { kind: "sheet"; items: readonly Item[] }
  | { kind: "picture"; picture: Picture; alt: string; isSheet: boolean; labels: readonly Label[] };

/** The exemption of a box, shown on it. Places are thousandths of the picture. */
export interface Label extends Pick<Box, "x" | "y" | "width" | "height"> {
  text: string;
}

export interface PacketPdf {
  title: string;
  author: string;
  training?: TrainingMark | undefined;
  compress?: boolean;
}

/** A tagged PDF, written page by page, with a page number at the bottom of each page. */
export function openPacketPdf({ title, author, training, compress = true }: PacketPdf) {
  const { document, root, finished } = openPdf({
    ...{ title, author, lang: "en-US", training, compress },
    // The mark of a training installation is above the text.
    margins: { top: 24, bottom: 0, left: paper.margin, right: paper.margin },
  });
  let isFirst = true;

  function draw(items: readonly Item[]) {
    let table: ReturnType<typeof document.struct> | undefined;
    let row: typeof table;
    const endTable = () => {
      table?.end();
      table = undefined;
    };
    for (const item of items) {
      const { role } = item;
      const element = document.struct(role, role === "TH" ? headOf("Row") : {}, () => drawRuns(item));
      if (role === "TH" || role === "TD") {
        if (!table) root.add((table = document.struct("Table")));
        if (role === "TH") table.add((row = document.struct("TR")));
        row?.add(element);
        if (role === "TD") row?.end();
        continue;
      }
      endTable();
      root.add(element);
    }
    endTable();
  }

  function drawRuns({ role, runs }: Item) {
    const { size, font } = looks[role];
    for (const { x, y, text, isMark } of runs) {
      if (!isMark) {
        document.font(font).fontSize(size).fillColor(pdfColours.ink).text(text, x, y, { lineBreak: false });
        continue;
      }
      document.font("bold").fontSize(size);
      const wide = document.widthOfString(text) + 2 * markPadding;
      document.rect(x, y, wide, size * 1.3).fill("#000000");
      document.fillColor("#ffffff").text(text, x + markPadding, y, { lineBreak: false });
    }
  }

  function drawPicture({ picture, alt, isSheet, labels }: Extract<OutPage, { kind: "picture" }>) {
    const edge = isSheet ? 0 : 36;
    const room = { width: paper.width - 2 * edge, height: paper.height - 2 * edge - (isSheet ? 0 : 24) };
    const scale = Math.min(room.width / picture.width, room.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const [left, top] = [edge + (room.width - width) / 2, edge + (room.height - height) / 2];
    const figure = document.struct("Figure", { alt }, () => {
      document.image(Buffer.from(picture.jpeg), left, top, { width, height });
      for (const label of labels) {
        const box = { width: (label.width / 1000) * width, height: (label.height / 1000) * height };
        const size = Math.min(9, box.height * 0.7);
        document.font("bold").fontSize(size).fillColor("#ffffff");
        if (size < 4 || document.widthOfString(label.text) + 2 > box.width) continue;
        const x = left + (label.x / 1000) * width + 2;
        const y = top + (label.y / 1000) * height + (box.height - size * 1.36) / 2;
        document.text(label.text, x, y, { lineBreak: false });
      }
    });
    root.add(figure);
  }

  return {
    add(page: OutPage, number: string) {
      if (!isFirst) document.addPage();
      isFirst = false;
      if (page.kind === "sheet") draw(page.items);
      else drawPicture(page);
      const { size } = looks.TH;
      root.add(
        document.struct("P", {}, () => {
          document.font("bold").fontSize(size).fillColor(pdfColours.ink);
          const said = inPdf(number);
          const x = paper.width - paper.margin - document.widthOfString(said);
          document.text(said, x, paper.height - 40, { lineBreak: false });
        }),
      );
    },
    end() {
      root.end();
      document.end();
      return finished;
    },
  };
}

/** One page alone, for a picture of it. */
export async function pagePdf(items: readonly Item[]): Promise<Buffer> {
  const pdf = openPacketPdf({ title: "Page", author: "" });
  pdf.add({ kind: "sheet", items }, " ");
  return pdf.end();
}
