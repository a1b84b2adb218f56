import { readAlike } from "../../core/security/look-alikes.ts";

/**
 * A case number as it is compared: however it is spelled, it is the same case. Capitals, accents,
 * spaces and dashes do not count, nor do letters of other alphabets that look the same, nor O for 0
 * and I or L for 1.
 */
export const caseKeyOf = (caseNumber: string): string =>
  Array.from(readAlike(caseNumber), (sign) => digitLike.get(sign) ?? sign)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");

const digitLike = new Map([
  ["O", "0"],
  ["I", "1"],
  ["L", "1"],
  ["ǀ", "1"],
  ["ӏ", "1"],
]);
