/*
 * Names in Hebrew, Arabic or another script from right to left, within a sentence of ours. Without
 * isolation, the numbers and signs beside such a name change their places.
 */

const letter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/;

/** Words from right to left, with what is between them. */
export const rightToLeft = new RegExp(
  `(?:${letter.source})+(?:[ '’.\\u200c\\u200d-]{1,3}(?:${letter.source})+)*`,
);
const each = new RegExp(rightToLeft.source, "g");
const eachLetter = new RegExp(letter.source, "g");

/**
 * Whether a text is written from right to left: its first letter and most of them are. A sentence
 * of ours may begin with such a name.
 */
export function isRightToLeft(text: string): boolean {
  if (!letter.test(/\p{L}/u.exec(text)?.[0] ?? "")) return false;
  return (text.match(eachLetter)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/**
 * A plain text whose names from right to left are isolated (U+2068 … U+2069), for emails, text
 * messages and labels, where no markup can do it.
 */
export const withIsolates = (text: string): string =>
  !letter.test(text) || text.includes("\u2068")
    ? text
    : text
        .split("\n")
        .map((line) => (isRightToLeft(line) ? line : line.replace(each, "\u2068$&\u2069")))
        .join("\n");
