import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ascii, join, latin, view } from "./bytes.ts";
import { mediaTypeOf } from "./inspect.ts";
import { strip } from "./strip.ts";
import { webmTrackTypes } from "./webm.ts";

const place = "GPS 40.7128,-74.0060";
const u16 = (n: number) => Uint8Array.of(n >> 8, n & 0xff);
const u32 = (n: number, little = false) => {
  const bytes = new Uint8Array(4);
  view(bytes).setUint32(0, n, little);
  return bytes;
};
/** EXIF data with an orientation followed by a location. */
const exif = (orientation: number) =>
  join([
    ascii("MM"),
    u16(42),
    u32(8),
    u16(1),
    u16(0x0112),
    u16(3),
    u32(1),
    u16(orientation),
    u16(0),
    u32(0),
    ascii(place),
  ]);

const segment = (marker: number, ...body: Uint8Array[]) => {
  const data = join(body);
  return join([Uint8Array.of(0xff, marker), u16(data.byteLength + 2), data]);
};
const jfif = segment(0xe0, ascii("JFIF\0"), new Uint8Array(9));
const frame = segment(0xc0, new Uint8Array(15));
const scan = join([segment(0xda, new Uint8Array(10)), Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd0, 4)]);
const jpeg = (...segments: Uint8Array[]) =>
  join([Uint8Array.of(0xff, 0xd8), ...segments, Uint8Array.of(0xff, 0xd9)]);

const chunk = (type: string, body: Uint8Array) => {
  const typed = join([ascii(type), body]);
  return join([u32(body.byteLength), typed, u32(crc32(typed))]);
};
const pngHead = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const ihdr = chunk("IHDR", join([u32(1), u32(1), Uint8Array.of(8, 2, 0, 0, 0)]));
const png = (...chunks: Uint8Array[]) => join([pngHead, ihdr, ...chunks, chunk("IEND", new Uint8Array())]);
const idat = chunk("IDAT", Uint8Array.of(120, 156, 99, 0, 0, 0, 2, 0, 1));

const riff = (type: string, body: Uint8Array) =>
  join([ascii(type), u32(body.byteLength, true), body, new Uint8Array(body.byteLength % 2)]);
const webp = (...chunks: Uint8Array[]) => riff("RIFF", join([ascii("WEBP"), ...chunks]));
const vp8x = (flags: number) => riff("VP8X", join([Uint8Array.of(flags), new Uint8Array(9)]));
const vp8 = riff("VP8 ", Uint8Array.of(1, 2, 3, 4, 5));

const text = (bytes: Uint8Array) => latin(bytes, 0, bytes.byteLength);

function stripped(bytes: Uint8Array, type: Parameters<typeof strip>[1]): Uint8Array {
  const clean = strip(bytes, type);
  if (!clean) throw new Error("The image counts as broken");
  return clean;
}

describe("a JPEG", () => {
  const photo = jpeg(
    jfif,
    segment(0xe1, ascii("Exif\0\0"), exif(6)),
    segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${place}`)),
    segment(0xe2, ascii("ICC_PROFILE\0"), ascii("colours")),
    segment(0xe2, ascii(`MPF\0${place}`)),
    segment(0xed, ascii(place)),
    segment(0xee, ascii("Adobe"), new Uint8Array(7)),
    segment(0xfe, ascii(place)),
    frame,
    scan,
    scan,
  );
  const clean = stripped(join([photo, ascii(place)]), "image/jpeg");

  test("loses its location, its comments and trailing data", () => expect(text(clean)).not.toContain("GPS"));
  test("keeps its pixels, colors and orientation", () => {
    expect(text(clean)).toContain(text(join([frame, scan, scan])));
    expect(text(clean)).toContain("ICC_PROFILE\0colours");
    expect(text(clean)).toContain("Adobe");
    expect(text(clean)).toContain(
      text(join([ascii("MM"), u16(42), u32(8), u16(1), u16(0x0112), u16(3), u32(1), u16(6)])),
    );
    expect(
      text(clean).startsWith(text(join([Uint8Array.of(0xff, 0xd8), jfif, Uint8Array.of(0xff, 0xe1)]))),
    ).toBe(true);
  });
  test("stays the same when it is stripped again", () => {
    expect(strip(clean, "image/jpeg")).toEqual(clean);
  });
  test("in upright orientation has no EXIF at all", () => {
    const upright = stripped(
      jpeg(jfif, segment(0xe1, ascii("Exif\0\0"), exif(1)), frame, scan),
      "image/jpeg",
    );
    expect(text(upright)).not.toContain("Exif");
  });
  test("is rejected if truncated anywhere", () => {
    for (let end = 0; end < photo.byteLength; end += 1)
      expect(strip(photo.subarray(0, end), "image/jpeg")).toBeNull();
  });
});

describe("a PNG", () => {
  const picture = png(
    chunk("eXIf", exif(8)),
    chunk("tEXt", ascii(place)),
    chunk("iTXt", ascii(place)),
    chunk("zTXt", ascii(place)),
    chunk("tIME", new Uint8Array(7)),
    chunk("caBX", ascii(place)),
    chunk("gAMA", new Uint8Array(4)),
    idat,
  );
  const clean = stripped(join([picture, ascii(place)]), "image/png");

  test("loses its text, its time and trailing data", () => expect(text(clean)).not.toMatch(/GPS|tIME|tEXt/));
  test("keeps its pixels and orientation, with a valid checksum", () => {
    expect(text(clean)).toContain(text(idat));
    const at = text(clean).indexOf("eXIf");
    const length = view(clean).getUint32(at - 4);
    expect(view(clean).getUint32(at + 4 + length)).toBe(crc32(clean.subarray(at, at + 4 + length)));
    expect(strip(clean, "image/png")).toEqual(clean);
  });
  test("is rejected if truncated anywhere", () => {
    for (let end = 0; end < picture.byteLength; end += 1)
      expect(strip(picture.subarray(0, end), "image/png")).toBeNull();
  });
});

describe("a WebP", () => {
  const picture = webp(
    vp8x(0x2c),
    riff("ICCP", ascii("rgb")),
    vp8,
    riff("EXIF", exif(3)),
    riff("XMP ", ascii(place)),
  );
  const clean = stripped(join([picture, ascii(place)]), "image/webp");

  test("loses its location, and its header no longer announces it", () => {
    expect(text(clean)).not.toContain("GPS");
    expect(clean[text(clean).indexOf("VP8X") + 8]).toBe(0x28);
    const upright = stripped(webp(vp8x(0x2c), vp8, riff("EXIF", exif(1))), "image/webp");
    expect(upright[20]).toBe(0x20);
  });
  test("keeps its pixels and a valid length", () => {
    expect(text(clean)).toContain(text(vp8));
    expect(view(clean).getUint32(4, true)).toBe(clean.byteLength - 8);
    expect(strip(clean, "image/webp")).toEqual(clean);
  });
  test("is rejected if truncated anywhere", () => {
    for (let end = 0; end < picture.byteLength; end += 1)
      expect(strip(picture.subarray(0, end), "image/webp")).toBeNull();
  });
});

test("parses or rejects any bytes, without a crash", () => {
  const kinds = [
    ["image/jpeg", Uint8Array.of(0xff, 0xd8, 0xff)],
    ["image/png", join([pngHead, ihdr])],
    ["image/webp", webp(vp8x(0x0c))],
  ] as const;
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.uint8Array({ maxLength: 300 }), ([type, head], tail) => {
      strip(join([head, tail]), type);
      webmTrackTypes(join([Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0xff, 0x16, 0x54, 0xae, 0x6b, 0xc0), tail]));
    }),
    { numRuns: 2000 },
  );
});

describe("the type of a file", () => {
  const element = (id: number[], ...body: Uint8Array[]) => {
    const data = join(body);
    return join([Uint8Array.from(id), Uint8Array.of(0x80 | data.byteLength), data]);
  };
  const track = (type: number) =>
    element([0xae], element([0xd7], Uint8Array.of(1)), element([0x83], Uint8Array.of(type)));
  /**
   * As browsers record it: a segment of unknown size, and an index that names the cluster before
   * the tracks come.
   */
  const webm = (...types: number[]) =>
    join([
      element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], ascii("webm"))),
      Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
      element([0x11, 0x4d, 0x9b, 0x74], Uint8Array.of(0x1f, 0x43, 0xb6, 0x75)),
      element([0x16, 0x54, 0xae, 0x6b], ...types.map(track)),
      Uint8Array.of(0x1f, 0x43, 0xb6, 0x75, 0xff, 1, 2, 3),
    ]);
  const box = (type: string, body: Uint8Array) => join([u32(body.byteLength + 8), ascii(type), body]);
  const handler = (type: string) => box("hdlr", join([new Uint8Array(8), ascii(type), new Uint8Array(12)]));
  const mp4 = (brand: string, ...handlers: Uint8Array[]) =>
    join([box("ftyp", join([ascii(brand), u32(0), ascii(brand)])), box("moov", join(handlers))]);

  test.each([
    ["a JPEG", jpeg(jfif, frame, scan), "image/jpeg"],
    ["a PNG", png(idat), "image/png"],
    ["a PDF", ascii("%PDF-1.7\n%âãÏÓ\n"), "application/pdf"],
    ["a WebM recording", webm(2), "audio/webm"],
    ["a WebM film", webm(1, 2), null],
    ["a WebM without tracks", webm(), null],
    ["an M4A recording", mp4("M4A ", handler("soun")), "audio/mp4"],
    ["a browser's MP4 recording", mp4("iso5", handler("soun")), "audio/mp4"],
    ["an MP4 film", mp4("isom", handler("vide"), handler("soun")), null],
    ["a web page", ascii("<html><script>alert(1)</script></html>"), null],
    ["an SVG", ascii('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ["a ZIP", ascii("PK\x03\x04" + "\0".repeat(40)), null],
    ["nothing", new Uint8Array(), null],
  ])("%s is told by its content", async (_name, bytes, type) => {
    expect(await mediaTypeOf(bytes)).toBe(type);
  });
});
