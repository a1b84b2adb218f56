import { isRightToLeft, rightToLeft } from "./direction.ts";

/**
 * What a page translator must not change within a text: phones (also 2-1-1), email addresses, case
 * and letter numbers, and amounts as English, Spanish and French write them.
 */
const verbatim =
  /(?:\+?1[-. ])?(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b|\b[29]-[18]-[18]\b|[\w.+%'-]{1,64}@[\w-]+(?:\.[\w-]+)+|\b[a-z]{1,4}-\d[\d-]{0,20}\d\b|\$\d[\d,]*(?:\.\d+)?|\d[\d\u00A0\u202F]{0,20}(?:,\d\d)?[\u00A0\u202F]\$/;
const alone = splitting([verbatim.source]);
const withNames = splitting([verbatim.source, rightToLeft.source]);

/**
 * The parts of a text. Those at odd positions must not be translated, and are isolated: the given
 * values, such as a name in a sentence, what looks like a number, an amount or an address, and
 * words from right to left in a sentence from left to right.
 */
export function verbatimParts(text: string, values: readonly string[] = []): string[] {
  const known = values
    .filter(Boolean)
    .map((value) => value.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const hasNames = rightToLeft.test(text) && !isRightToLeft(text);
  const others = hasNames ? [verbatim.source, rightToLeft.source] : [verbatim.source];
  return text.split(known.length > 0 ? splitting([...known, ...others]) : hasNames ? withNames : alone);
}

function splitting(patterns: string[]) {
  return new RegExp(`(${patterns.join("|")})`, "i");
}
