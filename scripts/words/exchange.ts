import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import {
  englishOf,
  placeholdersIn,
  sourceOf,
  textsIn,
  translatedFiles,
  type Text,
  type TranslatedLanguage,
} from "./texts.ts";

/** One text, or those of a sentence that has several (singular and plural). */
const texts = z.union([z.string(), z.array(z.string())]);
/** The file for translators: by source file, by key, the texts in each language. */
export const wordsFile = z.record(z.string(), z.record(z.string(), z.record(z.string(), texts)));
export type WordsFile = z.infer<typeof wordsFile>;

/** All texts of a language beside their English, which is left out where code makes it. */
export function exportWords(language: TranslatedLanguage): WordsFile {
  return Object.fromEntries(
    translatedFiles(language).map((file) => {
      const english = englishOf(file);
      const inEnglish = english ? byKey(textsIn(english)) : new Map<string, Text[]>();
      const entries = [...byKey(textsIn(`${file}.${language}.ts`))].map(([key, own]) => {
        const en = inEnglish.get(key);
        return [key, { ...(en && { en: listed(en) }), [language]: listed(own) }];
      });
      return [file, Object.fromEntries(entries)];
    }),
  );
}

const listed = (all: readonly Text[]) =>
  all.length === 1 ? (all[0]?.text ?? "") : all.map(({ text }) => text);

function byKey(all: readonly Text[]): Map<string, Text[]> {
  const found = new Map<string, Text[]>();
  for (const text of all) found.set(text.key, [...(found.get(text.key) ?? []), text]);
  return found;
}

export interface Imported {
  /** The new code of each file that changes. */
  changed: ReadonlyMap<string, string>;
  /** What cannot be taken over, each with its file and key. Nothing is written then. */
  problems: readonly string[];
}

/** The code with the translated texts. A text of the code that the file lacks stays as it is. */
export function importWords(language: TranslatedLanguage, words: WordsFile): Imported {
  const known = new Set(translatedFiles(language));
  const changed = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, entries] of Object.entries(words)) {
    if (!known.has(file)) {
      problems.push(`${file}: there is no such file of texts`);
      continue;
    }
    const name = `${file}.${language}.ts`;
    const before = readFileSync(name, "utf8");
    let code = before;
    let present = byKey(textsIn(name, code));
    for (const [key, byLanguage] of Object.entries(entries)) {
      const translated = [byLanguage[language] ?? []].flat();
      const count = present.get(key)?.length ?? 0;
      if (translated.length !== count) {
        problems.push(`${file}, ${key}: ${translated.length} texts, the code has ${count}`);
        continue;
      }
      translated.forEach((text, at) => {
        const own = present.get(key)?.[at];
        if (!own || own.text === text) return;
        const problem = problemOf(text, own);
        if (problem) {
          problems.push(`${file}, ${key}: ${problem}`);
          return;
        }
        code = code.slice(0, own.start) + sourceOf(text, own.values) + code.slice(own.end);
        // A text can contain others, and the later ones moved.
        present = byKey(textsIn(name, code));
      });
    }
    if (code !== before) changed.set(name, code);
  }
  return { changed, problems };
}

/** The rule of the types: a translation has the values of the text that it replaces. */
function problemOf(text: string, { values }: Text): string | undefined {
  if (!/\p{L}/u.test(text)) return "the text is empty";
  const names = placeholdersIn(text);
  if (!names) return "a brace has no partner; write {{ or }} for a brace itself";
  const missing = [...values.keys()].find((name) => !names.has(name));
  if (missing) return `{${missing}} is missing`;
  const unknown = [...names].find((name) => !values.has(name));
  return unknown === undefined ? undefined : `{${unknown}} is unknown`;
}
