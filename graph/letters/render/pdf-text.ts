import { Refusal } from "../../core/errors.ts";
import { says } from "../sentences.ts";
import { normalized } from "../../core/text/fold.shared.ts";

/** Characters beyond Latin-1 in the standard PDF fonts. */
const more = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const shows = (sign: string) => /^[\n\u0020-\u007E\u00A0-\u00FF]$/.test(sign) || more.includes(sign);
const likeness: Record<string, string> = {
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  ı: "i",
  "\u202F": "\u00A0",
  "\u2009": " ",
  "−": "-",
};

/**
 * Text in those fonts' characters: an unsupported diacritic is dropped (Nguyễn becomes Nguyên).
 * Other alphabets are refused, since a PDF with gaps is useless; the letter's page can be printed
 * instead.
 */
export function inPdf(text: string): string {
  return Array.from(normalized(text, "NFC"), (sign) => {
    if (shows(sign)) return sign;
    const plain = likeness[sign] ?? closest(sign);
    if (plain === undefined) throw new Refusal("CONFLICT", says.notInPdf);
    return plain;
  }).join("");
}

/** With as many of its diacritics as possible. */
function closest(sign: string): string | undefined {
  const parts = Array.from(normalized(sign, "NFD"));
  for (let kept = parts.length - 1; kept > 0; kept -= 1) {
    const tried = normalized(parts.slice(0, kept).join(""), "NFC");
    if (shows(tried)) return tried;
    const base = likeness[tried];
    if (base) return base;
  }
  const [first = "", , last = ""] = parts;
  const without = normalized(first + last, "NFC");
  return shows(without) ? without : undefined;
}
