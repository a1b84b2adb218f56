import { readAlike } from "../../../core/security/look-alikes.ts";
import { comparable } from "../../../../shared/core/text/typed.ts";

/**
 * A case number for comparison: without case, accents, spaces and dashes, with Latin letters for
 * look-alikes, O as 0, and I and L as 1.
 */
export const caseKeyOf = (caseNumber: string): string =>
  Array.from(readAlike(comparable(caseNumber)), (sign) => digitLike.get(sign) ?? sign)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");

const digitLike = new Map([
  ["O", "0"],
  ["I", "1"],
  ["L", "1"],
  ["ǀ", "1"],
  ["ӏ", "1"],
]);
