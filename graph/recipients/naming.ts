import { words } from "./words.ts";

/** Stands for the name of somebody who wishes to stay anonymous, in letters, mails, lists and pages. */
export const pseudonymOf = (caseId: string, language: string) => words(language).recipientOf(caseId);

/** The name that may be written, by whether the person wishes to stay anonymous. */
export const writtenName = (
  { anonymous, caseId }: { anonymous: boolean; caseId: string },
  name: string,
  language: string,
) => (anonymous ? pseudonymOf(caseId, language) : name);

/**
 * A text with the pseudonym wherever it names the person: the whole name in any spelling of case and accents, and each longer part of it that is
 * written with a capital.
 */
export function withoutName(text: string, name: string, pseudonym: string): string {
  const parts = wordsOf(name).map(({ folded }) => folded);
  if (parts.length === 0) return text;
  const said = wordsOf(text);
  const hidden = new Set<number>();
  for (const [at, { folded, word }] of said.entries()) {
    if (parts.every((part, offset) => said[at + offset]?.folded === part))
      for (const offset of parts.keys()) hidden.add(at + offset);
    if (folded.length > 2 && parts.includes(folded) && /^\p{Lu}/u.test(word)) hidden.add(at);
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

const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    folded: word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  }));
