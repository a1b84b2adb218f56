import { crc32, deflateSync } from "node:zlib";
import type { Kernel } from "../../graph/core/context.ts";
import { sha256 } from "../../graph/core/security/secrets.ts";
import { at, type Chance } from "./demo-chance.ts";

export interface DemoFile {
  id: string;
  fileName: string;
  mediaType: string;
  bytes: number;
  sha256: string;
}

const papers = [
  {
    fileName: "Property receipt.pdf",
    lines: [
      "PROPERTY RECEIPT (DEMONSTRATION)",
      "Items held: wallet, identity card, telephone.",
      "Expected return: five business days.",
    ],
  },
  {
    fileName: "Statement of the landlord.pdf",
    lines: ["STATEMENT (DEMONSTRATION)", "The apartment cannot be used until the door is repaired."],
  },
  {
    fileName: "Towing notice.pdf",
    lines: ["TOWING NOTICE (DEMONSTRATION)", "The vehicle is held as evidence. Release on written request."],
  },
];
const pictures = ["Damaged door.png", "Hallway after the operation.png", "Empty refrigerator.png"];

/** Stores small real files: a document that opens in every reader, and a picture. */
export async function storeDemoFiles(
  { files, random }: Kernel,
  chance: Chance,
  count: number,
): Promise<DemoFile[]> {
  const stored = Array.from({ length: count }, async (_, index) => {
    const paper = at(papers, Math.floor(index / 2));
    const isPaper = index % 2 === 0;
    const content = isPaper ? pdf(paper.lines) : png(chance);
    const id = random.uuid();
    await files.write(id, content);
    return {
      id,
      fileName: isPaper ? paper.fileName : at(pictures, Math.floor(index / 2)),
      mediaType: isPaper ? "application/pdf" : "image/png",
      bytes: content.byteLength,
      sha256: sha256(content),
    };
  });
  return Promise.all(stored);
}

/** One page of plain text, with the offsets that the format requires. */
function pdf(lines: string[]): Buffer {
  const text = lines
    .map(
      (line, index) =>
        `BT /F1 ${index === 0 ? 16 : 12} Tf 72 ${720 - index * 28} Td (${line.replace(/[()\\]/g, "\\$&")}) Tj ET`,
    )
    .join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
}

const width = 320;
const height = 200;

/** A picture of colored bands, as a placeholder for a photograph. */
function png(chance: Chance): Buffer {
  const [red, green, blue] = [
    chance.between(60, 160),
    chance.between(70, 150),
    chance.between(80, 170),
  ] as const;
  const row = (y: number) => {
    const light = Math.floor(y / 25) * 8;
    const pixel = [red + light, green + light, blue + light].map((part) => Math.min(part, 255));
    return Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(pixel))]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => row(y))));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
