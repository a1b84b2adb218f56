import { languages, type Language } from "../core/forms/fields.shared.ts";
import { sentenceByKind, showEntry, type EntryRow } from "./describe.ts";
import { hoursIn } from "./hours.ts";
import type { ResourceEntry } from "./rules.shared.ts";
import { words } from "./words.ts";

/** A row of the directory; its area and counties tell where it helps. */
type Row = EntryRow & { counties?: readonly string[] };

/** What an entry says in another language than English. */
export interface Translation {
  language: Language;
  description: string;
  hours: string | null;
}

/** What everybody may see of a row, said in a language; `language` tells whether it could be. */
export const entryIn = (language: Language, row: Row): ResourceEntry => ({
  ...showEntry(row),
  ...((language !== "en" && translation(language, row)) || { language: "en" }),
  name: words(language).names[row.name] ?? row.name,
});

/** The row in every other language that we can say it in. */
export const translationsOf = (row: Row): Translation[] =>
  languages.flatMap((language) => (language === "en" ? [] : (translation(language, row) ?? [])));

/**
 * The row's sentences, each found again by its English: that of its kind and place, and those that
 * the words hold. A row that says anything else, because somebody has rewritten it, stays as it is,
 * whole: half of it would be a riddle.
 */
function translation(language: Exclude<Language, "en">, row: Row): Translation | undefined {
  const { sentences } = words(language);
  const known = { ...sentences, [sentenceByKind(row, "en")]: sentenceByKind(row, language) };
  const description = inWords(row.description, known);
  const hours = row.hours && (inWords(row.hours, sentences) ?? hoursIn(language, row.hours));
  return description === undefined || hours === undefined ? undefined : { language, description, hours };
}

/** A text of known sentences; undefined when there is anything else in it. */
function inWords(text: string, known: Readonly<Record<string, string>>): string | undefined {
  if (text === "") return "";
  const sentence = Object.keys(known).find((one) => text === one || text.startsWith(`${one} `));
  if (sentence === undefined) return undefined;
  const rest = text.slice(sentence.length + 1);
  const said = inWords(rest, known);
  return said === undefined ? undefined : [known[sentence], said].filter(Boolean).join(" ");
}
