import { readAlike } from "../core/security/look-alikes.ts";
import { words } from "./words.ts";

/**
 * Stands for the name of somebody who wishes to stay anonymous, in letters, mails, lists and pages.
 */
export const pseudonymOf = (caseId: string, language: string) => words(language).recipientOf(caseId);

/** The name that may be written, by whether the person wishes to stay anonymous. */
export const writtenName = (
  { anonymous, caseId }: { anonymous: boolean; caseId: string },
  name: string,
  language: string,
) => (anonymous ? pseudonymOf(caseId, language) : name);

/**
 * A text with the pseudonym wherever it names the person: the whole name in any spelling of case,
 * accents and letters that look alike, and each longer part of it that is written with a capital or
 * follows a title.
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

/** Signs that nobody sees stand within a word and do not end it; by themselves they are none. */
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

/** After one of these a part of a name is a name, however it is written. */
const titles = new Set(
  `mr mrs ms mx miss dr officer deputy detective sgt sergeant lt lieutenant capt captain chief commander supervisor
  senor senora sr sra srta agente detective sargento teniente capitan jefe jefa comandante supervisora
  m mme mlle monsieur madame agent inspecteur sergent capitaine chef cheffe commandant superviseur superviseure`.split(
    /\s+/,
  ),
);
