import type { Language } from "../../../../shared/core/forms/fields.ts";
import { folded } from "../../../../shared/core/text/fold.ts";
import { comparable } from "../../../../shared/core/text/typed.ts";
import type { Keys } from "../../../core/security/secrets.ts";
import { phraseWords } from "./phrase-words.ts";

/*
 * Two easy words that the guest says at the counter, in place of an ID. They follow from the Help
 * Pass and the dispatch, so they are stored nowhere, and a new pass has other words.
 */

type Numbers = readonly [number, number];
export const phraseLength = 2;

const numbersOf = (keys: Keys, { passId, dispatchId }: Guest): Numbers => {
  const bytes = Buffer.from(keys.hash(`ticket phrase ${passId} ${dispatchId}`), "base64url");
  return [bytes.readUInt16BE(0) % phraseWords.length, bytes.readUInt16BE(2) % phraseWords.length];
};

interface Guest {
  passId: number;
  dispatchId: number;
}

const places: Record<Language, number> = { en: 0, es: 1, fr: 2 };

/** As the guest sees it. */
export const phraseOf = (keys: Keys, guest: Guest, language: Language): string =>
  numbersOf(keys, guest)
    .map((number) => phraseWords[number]?.[places[language]])
    .join(" ");

/** In any of the languages, however it is written. */
export function isPhrase(keys: Keys, guest: Guest, typed: string): boolean {
  const found = wordsIn(typed).map((word) => numberOf.get(word));
  return (
    found.length === phraseLength && numbersOf(keys, guest).every((number, place) => found[place] === number)
  );
}

const plain = (text: string) => folded(comparable(text)).replaceAll("œ", "oe");
export const wordsIn = (typed: string): string[] => plain(typed).match(/[a-z]+/g) ?? [];

const numberOf = new Map(
  phraseWords.flatMap((words, number) => words.map((word) => [plain(word), number] as const)),
);
