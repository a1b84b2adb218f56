import { says } from "../../../../shared/core/tables/sentences.ts";
import type { Phrase } from "../../../../shared/core/i18n/phrases.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export type DecodedFile = { text: string; encoding: Encoding } | { problem: Phrase };

/**
 * A chosen file as text. A byte order mark decides; without one it is UTF-8 if every byte is, and
 * else Windows-1252, which spreadsheets on Windows write. The reader is told about the latter,
 * because any bytes can be read that way.
 */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): DecodedFile {
  const workbook = [zip, oldWorkbook].some((mark) => startsWith(bytes, mark));
  if (workbook) return { problem: says.workbook };
  const wide = wideEncoding(bytes);
  if (wide) {
    const text = decoded(bytes, wide);
    return text === undefined ? { problem: says.notText } : { text, encoding: wide };
  }
  if (bytes.includes(0)) return { problem: says.notText };
  const text = decoded(bytes, "utf-8");
  return text === undefined
    ? { text: fromWindows1252(bytes), encoding: "windows-1252" }
    : { text, encoding: "utf-8" };
}

const zip = [0x50, 0x4b, 0x03, 0x04];
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];
const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[place] === byte);

/** By its mark, or by the zeros that ASCII text has in UTF-16. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  if (bytes.length < 4 || bytes.length % 2 > 0) return undefined;
  const zeros = (place: number) => bytes.slice(0, 8).every((byte, at) => (byte === 0) === (at % 2 === place));
  if (zeros(1)) return "utf-16le";
  return zeros(0) ? "utf-16be" : undefined;
}

/** Without its mark. Undefined if the bytes are not of this encoding. */
function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Node 20 decodes Windows-1252 as Latin-1, which has control characters at 80 to 9F. In a browser
 * none are left to replace, except the five bytes that have no character.
 */
const fromWindows1252 = (bytes: Uint8Array<ArrayBuffer>) =>
  new TextDecoder("windows-1252")
    .decode(bytes)
    .replaceAll(/[\u0080-\u009f]/g, (control) => windows1252[control.charCodeAt(0) - 0x80] ?? control);

/** Its characters 80 to 9F; a blank has none. */
const windows1252 = Array.from("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ", (letter) =>
  letter === " " ? undefined : letter,
);
