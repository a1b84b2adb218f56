import { readAlike } from "../security/look-alikes.ts";
import { words } from "./words.ts";

/** Replaces an anonymous person's name in letters, emails, lists and pages. */
export const pseudonymOf = (caseId: string, language: string) => words(language).recipientOf(caseId);

/** The name that may be written, depending on the wish to stay anonymous. */
export const writtenName = (
  { anonymous, caseId }: { anonymous: boolean; caseId: string },
  name: string,
  language: string,
) => (anonymous ? pseudonymOf(caseId, language) : name);

/**
 * Replaces the person's name in a text by the pseudonym: the whole name in any case, with accents
 * or look-alike letters, and each longer part of it that is capitalized or follows a title.
 */
export function withoutName(text: string, name: string, pseudonym: string): string {
  const parts = wordsOf(name).map(({ folded }) => folded);
  if (parts.length === 0) return text;
  const said = wordsOf(text);
  const hidden = new Set<number>();
  for (const [at, { folded, word }] of said.entries()) {
    if (parts.every((part, offset) => said[at + offset]?.folded === part))
      for (const offset of parts.keys()) hidden.add(at + offset);
    const isName = /^\p{Cf}*\p{Lu}/u.test(word) || titles.has(said[at - 1]?.folded ?? "");
    if (folded.length > 2 && parts.includes(folded) && isName) hidden.add(at);
  }
  let clean = "";
  let end = 0;
  let isRun = false;
  for (const [at, { start, word }] of said.entries()) {
    const between = text.slice(end, start);
    const follows = isRun && /^[\s.'’-]*$/.test(between);
    if (!hidden.has(at)) clean += between + word;
    else if (!follows) clean += between + pseudonym;
    isRun = hidden.has(at);
    end = start + word.length;
  }
  return clean + text.slice(end);
}

/** Invisible characters inside a word do not end it; alone they are not a word. */
const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{Cf}]+/gu)]
    .map(({ 0: word, index }) => ({
      word,
      start: index,
      folded: readAlike(word)
        .replace(/[\p{M}\p{Cf}]/gu, "")
        .toLowerCase(),
    }))
    .filter(({ folded }) => folded !== "");

/** After one of these a part of a name is a name in any case. */
const titles = new Set(
  `mr mrs ms mx miss dr officer deputy detective sgt sergeant lt lieutenant capt captain chief commander supervisor
  senor senora sr sra srta agente detective sargento teniente capitan jefe jefa comandante supervisora
  m mme mlle monsieur madame agent inspecteur sergent capitaine chef cheffe commandant superviseur superviseure`.split(
    /\s+/,
  ),
);
