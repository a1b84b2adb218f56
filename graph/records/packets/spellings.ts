import { monthName } from "../../core/time/format.ts";
import { folded } from "../../../shared/core/text/fold.ts";
import { comparableCode } from "../../../shared/core/text/typed.ts";

/** The letters and digits alone: what a text must have for any spelling to be in it. */
export const lettersIn = (text: string): string => comparableCode(folded(text));

/** A number of so many letters and digits is one with any separators. */
const minNumberCharacters = 7;
const separators = String.raw`[\s().\-/]{0,2}`;

/**
 * The phrase where it is no part of a longer word, in a text in NFD: with other accents,
 * apostrophes, blanks, separators of numbers and digits of other scripts. `isCapitalized`: as a
 * name only, `Ng` or `NG`.
 */
export function inAnySpelling(phrase: string, isCapitalized = false): RegExp {
  const letters = Array.from((isCapitalized ? phrase : folded(phrase)).replaceAll(/\s+/g, " ").trim());
  const digits = letters.filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  // An address and a written day have words too.
  const isNumber =
    digits.length >= minNumberCharacters && /\p{N}/u.test(phrase) && !/@|\p{L}{3}/u.test(phrase);
  const source = isNumber
    ? digits.map((digit) => patternOf(digit, false)).join(separators)
    : letters.map((letter, at) => patternOf(letter, isCapitalized && at > 0)).join("");
  return new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}])${source}\\p{M}*(?![\\p{L}\\p{N}])`,
    isCapitalized ? "gu" : "giu",
  );
}

function patternOf(letter: string, isAnyCase: boolean): string {
  if (/\s/.test(letter)) return "\\s+";
  if (/['’ʼ`´]/.test(letter)) return "['’ʼ`´]";
  if (/[-‐‑–]/.test(letter)) return "[-‐‑–\\s]";
  if (/\p{Nd}/u.test(letter)) return digitPattern(Number(comparableCode(letter)));
  if (!/\p{L}/u.test(letter)) return escape(letter);
  return isAnyCase
    ? `[${letter.toLowerCase()}${letter.toUpperCase().slice(0, letter.length)}]\\p{M}*`
    : `${letter}\\p{M}*`;
}

/** Zero in the scripts of Arabic, Persian, India, Thailand, Laos, Myanmar, Khmer and full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66].concat([
  0xe50, 0xed0, 0x1040, 0x17e0, 0xff10,
]);
const digitPattern = (digit: number) =>
  `[${zeros.map((zero) => String.fromCodePoint(zero + digit)).join("")}]`;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

/** Small words inside names, which are no name by themselves. */
const particles = new Set(
  "a al bin da de del den der di do dos du el la las le los san van vom von y e of the and or".split(" "),
);

/** The words of a name, also short ones and such that mean something else, with a capital. */
export const capitalizedWordsOf = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !particles.has(word))
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);

const languages = ["en", "es", "fr"] as const;

/** A stored day, as people write it in texts. */
export function datePhrasesOf(value: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !day) return [];
  const [plainMonth, plainDay] = [`${Number(month)}`, `${Number(day)}`];
  const short = year.slice(2);
  const names = languages.map((language) => {
    const [name = ""] = monthName(`${year}-${month}`, language).match(/\p{L}+/u) ?? [];
    return name;
  });
  return [
    ...[month, plainMonth].flatMap((m) =>
      [day, plainDay].flatMap((d) =>
        [year, short].flatMap((y) =>
          [`${m}/${d}/${y}`, `${d}/${m}/${y}`].flatMap((date) => [date, date.replaceAll("/", "-")]),
        ),
      ),
    ),
    ...names.flatMap((name) => [
      `${name} ${plainDay}, ${year}`,
      `${name} ${plainDay} ${year}`,
      `${name.slice(0, 3)} ${plainDay}, ${year}`,
      `${name.slice(0, 3)}. ${plainDay}, ${year}`,
      `${plainDay} ${name} ${year}`,
      `${plainDay} de ${name} de ${year}`,
    ]),
  ];
}
