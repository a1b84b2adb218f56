import { languages, type Language } from "../../../../shared/core/forms/fields.ts";
import { sentenceByKind, showEntry, type EntryRow } from "./describe.ts";
import { hoursIn } from "./hours.ts";
import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { words } from "../words.ts";

/** A directory row with the area and counties it serves. */
type Row = EntryRow & { counties?: readonly string[] };

/** The translated texts of an entry. */
export interface Translation {
  language: Language;
  description: string;
  hours: string | null;
}

/** The public fields of a row in a language; `language` tells whether it was translated. */
export const entryIn = (language: Language, row: Row, now: Date): ResourceEntry => ({
  ...showEntry(row, now),
  ...((language !== "en" && translation(language, row)) || { language: "en" }),
  name: words(language).names[row.name] ?? row.name,
});

/** The row in every other language for which there is a translation. */
export const translationsOf = (row: Row): Translation[] =>
  languages.flatMap((language) => (language === "en" ? [] : (translation(language, row) ?? [])));

/**
 * Translates a row sentence by sentence, each looked up by its English. A row with any unknown
 * sentence stays English as a whole: a half-translated one would be confusing.
 */
function translation(language: Exclude<Language, "en">, row: Row): Translation | undefined {
  const { sentences } = words(language);
  const known = { ...sentences, [sentenceByKind(row, "en")]: sentenceByKind(row, language) };
  const description = inWords(row.description, known);
  const hours = row.hours && (inWords(row.hours, sentences) ?? hoursIn(language, row.hours));
  return description === undefined || hours === undefined ? undefined : { language, description, hours };
}

/** A text of known sentences; undefined if it contains anything else. */
function inWords(text: string, known: Readonly<Record<string, string>>): string | undefined {
  if (text === "") return "";
  const sentence = Object.keys(known).find((one) => text === one || text.startsWith(`${one} `));
  if (sentence === undefined) return undefined;
  const rest = text.slice(sentence.length + 1);
  const said = inWords(rest, known);
  return said === undefined ? undefined : [known[sentence], said].filter(Boolean).join(" ");
}
