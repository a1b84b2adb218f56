import * as z from "zod/mini";
import { normalized } from "../text/fold.ts";
import { comparable, withoutInvisible } from "../text/typed.ts";
import { says } from "./sentences.ts";

/** They would change the order of the text around a name. */
const directions = /[\u202a-\u202e\u2066-\u2069]/;
/** What no name has: direction signs that are left, control characters and private ones. */
const refused = /[\p{Cc}\p{Co}\u202a-\u202e\u2066-\u2069]/u;
/** A blank in every font, though Unicode counts it as a symbol. */
const drawn = /[^\s\u2800]/;

/**
 * A name as it is stored: as typed, in NFC, without invisible characters, and empty if nothing of
 * it is drawn. Pairs of direction signs, which programs put around a copied name, are dropped.
 * Overrides and signs without their partner stay, so that the name is refused.
 */
export function nameAsStored(typed: string): string {
  const text = withoutPairs(typed);
  const clean = directions.test(text) ? text : withoutInvisible(text);
  return drawn.test(clean) ? normalized(clean, "NFC").replace(/\s+/g, " ").trim() : "";
}

/** Without embeddings and isolates, if each is closed and nothing is overridden. */
export function withoutPairs(text: string): string {
  const open: string[] = [];
  for (const sign of text) {
    if (sign === "\u202d" || sign === "\u202e") return text;
    if (sign === "\u202a" || sign === "\u202b") open.push("\u202c");
    else if (sign >= "\u2066" && sign <= "\u2068") open.push("\u2069");
    else if ((sign === "\u202c" || sign === "\u2069") && open.pop() !== sign) return text;
  }
  return open.length > 0 ? text : text.replace(/[\u202a-\u202c\u2066-\u2069]/g, "");
}

interface NameRules {
  /** The sentence for a name that is missing or too short. */
  missing: string;
  least?: number;
  most?: number;
  /** Names that the record already has: they pass every later form unchanged. */
  held?: readonly (string | null | undefined)[];
}

/** A person's name in a form. The minimum is one character, if none is given. */
export const nameText = ({ missing, least = 1, most = 200, held = [] }: NameRules) => {
  const known = new Set(held.map((name) => comparable(nameAsStored(name ?? ""))).filter(Boolean));
  const isHeld = (name: string) => known.has(comparable(name));
  return z.string(missing).check(
    z.overwrite(nameAsStored),
    // Without `abort`, which would also skip the checks of a whole form.
    z.refine((name) => isHeld(name) || name.length >= least, missing),
    z.refine((name) => isHeld(name) || !refused.test(name), says.hiddenCharacters),
    z.maxLength(most, says.tooLong),
  );
};
