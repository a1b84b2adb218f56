import { folded } from "../core/text/fold.shared.ts";

type Between = (from: number, to: number) => number;

/**
 * The first four letters of the vendor's name in upper case; a name without any of our letters has
 * those of "HELP".
 */
export const codePrefix = (name: string) =>
  folded(name)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, 4) || "HELP";

const fewestDigits = 4;
const drawn = 3;

/**
 * Codes that a dispatch may have: with four digits, or with so many more, for when those of the
 * vendor are used up.
 */
export const codeCandidates = (name: string, wider: number, between: Between): string[] => {
  const digits = fewestDigits + wider;
  return Array.from(
    { length: drawn },
    () => `${codePrefix(name)}${between(10 ** (digits - 1), 10 ** digits - 1)}`,
  );
};

/** One code for each list of candidates, none that is used and none twice; null where all are. */
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
