import { createLexicon, type Lexicon } from "../../../../shared/community/danger/lexicon.ts";
import { entriesAt, meant, plain, tokenize } from "../../../../shared/community/danger/reader.ts";
import { ordinary, soundOf } from "../../../../shared/community/danger/speech.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { meaningsOfFund } from "./meanings.fund.ts";
import { meaningsOfNeeds } from "./meanings.needs.ts";

const columns: readonly Language[] = ["en", "es", "fr"];
const made: Partial<Record<Language, Lexicon>> = {};

/** Built with the first message. */
const lexiconOf = (language: Language): Lexicon =>
  (made[language] ??= createLexicon(tableOf(language), {
    ordinary: ordinary[language],
    soundOf: soundOf[language],
    elides: language === "fr",
  }));

const tableOf = (language: Language) =>
  Object.fromEntries(
    `${meaningsOfFund}${meaningsOfNeeds}`
      .trim()
      .split(/\n+/)
      .map((line) => {
        const cells = line.split(" | ");
        const list = cells[1 + columns.indexOf(language)] ?? "";
        return [cells[0] ?? "", list.split(" ").map(phraseOf).join("|")];
      }),
  );

const phraseOf = (written: string) =>
  plain(written.replaceAll("_", " ")) + (written.endsWith("*") ? "*" : "");

export interface Meant {
  word: string;
  meanings: readonly string[];
}

/** The words of a message, and what they mean in a language. */
export function meaningsIn(message: string, language: Language, slips = true): Meant[] {
  const lexicon = lexiconOf(language);
  const tokens = tokenize(plain(message));
  const words = {
    words: tokens.map(({ word }) => (slips ? meant(lexicon, word) : word)),
    isLast: (at: number) => (tokens[at + 1]?.after ?? ".") === ".",
  };
  return tokens.map(({ word }, at) => ({
    word,
    meanings: [...new Set(entriesAt(lexicon, words, at).map(({ concept }) => concept))],
  }));
}
