import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { traitsOfPdf } from "./pdf.ts";

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(["%PDF-1.7\n", ...parts, "\n%%EOF"].map((part) => Buffer.from(part)));
const objects = (text: string, packed = deflateSync(text)) =>
  Buffer.concat([
    Buffer.from(
      `9 0 obj\n<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.byteLength}>>\nstream\r\n`,
    ),
    packed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
const catalog = "1 0 <</Type /Catalog /Names <</EmbeddedFiles 5 0 R>>>>";

test.each<[string, Buffer, object]>([
  ["a plain file", pdf("1 0 obj\n<</Type /Catalog>>\nendobj"), { isEncrypted: false, containsFiles: false }],
  ["an encrypted file", pdf("trailer\n<</Root 1 0 R /Encrypt 7 0 R>>"), { isEncrypted: true }],
  [
    "one whose key is in the trailer",
    pdf("trailer\n<</Encrypt<</Filter /Standard>>>>"),
    { isEncrypted: true },
  ],
  ["one that speaks of encryption", pdf("(The /Encryption of files)"), { isEncrypted: false }],
  ["an attached file", pdf("<</Type /EmbeddedFile /Length 3>>\nstream"), { containsFiles: true }],
  ["one in compressed objects", pdf(objects("1 0 <</A 1>>"), objects(catalog)), { containsFiles: true }],
  ["compressed objects without one", pdf(objects("1 0 <</Type /Catalog>>")), { containsFiles: false }],
  ["damaged objects before", pdf(objects("", Buffer.from("no")), objects(catalog)), { containsFiles: true }],
  ["objects without an end", pdf("/ObjStm stream\nx".repeat(5000)), { containsFiles: false }],
  [
    "objects that unpack to any size",
    pdf(objects("", deflateSync(Buffer.alloc(64 * 1024 * 1024)))),
    { containsFiles: false },
  ],
])("%s", (_name, file, traits) => {
  expect(traitsOfPdf(file)).toMatchObject(traits);
});
