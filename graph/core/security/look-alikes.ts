import { normalized } from "../../../shared/core/text/fold.ts";

/** Each sign of the first row looks like the one below it. */
const rows = [
  ["АВЕЅІЈКМНОРСТХУЗԚԜԌӀ", "ABESIJKMHOPCTXY3QWG1"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϒ", "ABEZHIKMNOPTYXCY"],
] as const;

const latin = new Map(
  rows.flatMap(([from, to]) => Array.from(from, (sign, at): [string, string] => [sign, to.charAt(at)])),
);

/**
 * In capitals, with the Latin sign for Cyrillic or Greek look-alikes: what two people would read as
 * the same text.
 */
export const readAlike = (text: string): string =>
  Array.from(normalized(text, "NFKD").toUpperCase(), (sign) => latin.get(sign) ?? sign).join("");

const anywhere = new Map([
  ["O", "0"],
  ["I", "1"],
  ["L", "1"],
  ["|", "1"],
]);

/**
 * Two names are equal without accents and blanks, and with one sign for those that some fonts do
 * not distinguish (O and 0; I, l and 1; rn and m; vv and w).
 */
export const nameReadAlike = (name: string): string =>
  Array.from(readAlike(name).replace(/\p{M}/gu, ""), (sign) => anywhere.get(sign) ?? sign)
    .join("")
    .replaceAll("RN", "M")
    .replaceAll("VV", "W")
    .replace(/\s+/g, "");
