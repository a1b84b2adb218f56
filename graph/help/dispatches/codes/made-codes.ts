import type { Env } from "../../../core/env.ts";
import { codeAsGiven } from "../../../core/training.ts";
import { folded } from "../../../../shared/core/text/fold.ts";

type Between = (from: number, to: number) => number;

/**
 * The first four letters of the vendor's name in upper case; "HELP" if the name has no Latin
 * letters.
 */
export const codePrefix = (name: string) =>
  folded(name)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, 4) || "HELP";

const fewestDigits = 4;
const drawn = 3;

/** How a vendor's codes begin. */
export const codeStart = (env: Pick<Env, "TRAINING">, name: string) => codeAsGiven(env, codePrefix(name));

/** Candidate codes: four digits, or more when a vendor's are used up. */
export const codeCandidates = (start: string, wider: number, between: Between): string[] => {
  const digits = fewestDigits + wider;
  return Array.from({ length: drawn }, () => `${start}${between(10 ** (digits - 1), 10 ** digits - 1)}`);
};

/** One unused code from each list of candidates, without duplicates; null if all are used. */
export function freeCodes(
  candidates: readonly string[][],
  isUsed: (code: string) => boolean,
): string[] | null {
  const chosen = new Set<string>();
  for (const list of candidates) {
    const code = list.find((one) => !chosen.has(one) && !isUsed(one));
    if (code === undefined) return null;
    chosen.add(code);
  }
  return [...chosen];
}

const alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** CONF and eight capital letters or digits. */
export const confirmationNumber = (between: Between) =>
  `CONF${Array.from({ length: 8 }, () => alphanumerics[between(0, alphanumerics.length - 1)]).join("")}`;
