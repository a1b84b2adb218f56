/**
 * A case number as it is compared: however it is spelled, it is the same case. Capitals, accents, spaces and dashes do not count, nor do letters
 * of other alphabets that look the same, nor O for 0 and I or L for 1.
 */
export const caseKeyOf = (caseNumber: string): string =>
  Array.from(caseNumber.normalize("NFKD").toUpperCase(), (sign) => looksLike.get(sign) ?? sign)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Each sign of the first row looks like the one under it. */
const rows = [
  ["АВЕЅІЈКМНОРСТХУЗԚԜԌӀ", "ABESIJKMHOPCTXY3QWG1"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϒ", "ABEZHIKMNOPTYXCY"],
  ["OILǀӏ", "01111"],
] as const;

const pairs = rows.flatMap(([from, to]) =>
  Array.from(from, (sign, index): [string, string] => [sign, to.charAt(index)]),
);
const plain = new Map(rows[2][0].split("").map((sign, index) => [sign, rows[2][1].charAt(index)]));
/** Through to the end: a Cyrillic O is an O, which is a 0. */
const looksLike = new Map(pairs.map(([sign, like]) => [sign, plain.get(like) ?? like]));
