import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

const isDictionary = (file: string) => /\/words(?:\.\w+)*\.ts$|\/sentences(?:\.(?:es|fr))?\.ts$/.test(file);
type Words = Record<string, unknown>;
/** Each dictionary that is translated: `home/words`, `exit/words.link`. */
const web = path.resolve("web");
const dictionaries = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => /\/words(?:\.\w+)?\.es\.ts$/.test(`/${file}`))
  .map((file) => file.slice(0, -".es.ts".length))
  // others are parts of one
  .filter((dictionary) => existsSync(path.join(web, `${dictionary}.ts`)));
const others = ["es", "fr"] as const;

async function wordsOf(dictionary: string, language: string): Promise<Map<string, unknown>> {
  const file = path.join(web, language === "en" ? `${dictionary}.ts` : `${dictionary}.${language}.ts`);
  return leavesOf(((await import(file)) as Words)[language]);
}

test("the dictionaries were found", () => expect(dictionaries.length).toBeGreaterThan(25));

test.each(dictionaries)("%s has the same content in English, Spanish and French", async (dictionary) => {
  const en = await wordsOf(dictionary, "en");
  const kinds = (words: Map<string, unknown>) =>
    Object.fromEntries([...words].map(([place, word]) => [place, typeof word]));
  for (const language of others) {
    const words = await wordsOf(dictionary, language);
    expect(kinds(words), `web/${dictionary}.${language}.ts`).toEqual(kinds(en));
    expect(
      [...words].filter(([, word]) => typeof word === "string" && word.trim() === ""),
      "empty words",
    ).toEqual([]);
  }
});

test("singular and plural follow the language's own rules", () => {
  const byHand = readSources("graph", "shared", "web").filter(
    ({ file, code }) => isDictionary(file) && /(?:===|<=) 1\s*\?/.test(code),
  );
  expect(byHand.map(({ file }) => file)).toEqual([]);
});

test("no sentence was left in English", async () => {
  const left: string[] = [];
  for (const dictionary of dictionaries) {
    const en = await wordsOf(dictionary, "en");
    for (const language of others) {
      for (const [place, word] of await wordsOf(dictionary, language)) {
        if (word === en.get(place) && typeof word === "string" && /\p{L}+ \p{L}+ \p{L}+/u.test(word))
          left.push(`web/${dictionary}.${language}.ts ${place}: ${word}`);
      }
    }
  }
  expect(left).toEqual([]);
});

test("every word on a screen comes from a dictionary", () => {
  const screens = readSources("web").filter(({ file }) => !isTest(file) && !isDictionary(file));
  expect(screens.length).toBeGreaterThan(50);
  expect(screens.flatMap(({ file }) => literalsIn(file))).toEqual([]);
});

/**
 * Not messages: state names, the rights guide, rules and settings that administrators edit, tables
 * of one language.
 */
const notMessages =
  /^shared\/(?:community\/(?:directory\/(?:rules|search)|rights\/)|decisions\/rulebook\/(?:rules|automation)|platform\/system\/setting-|.*\.(?:en|es|fr)\.ts|.*\/sentences\.ts)/;

test("shared code takes its messages from sentences.ts, where each language finds them", () => {
  const shared = readSources("shared").filter(({ file }) => !isTest(file) && !notMessages.test(file));
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.flatMap(({ file }) => literalsIn(file))).toEqual([]);
});

/** Every word with its path, `form.problems.type`. */
function leavesOf(value: unknown, place = ""): Map<string, unknown> {
  if (typeof value !== "object" || value === null) return new Map([[place, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, place ? `${place}.${name}` : name)]),
  );
}

/** Properties with visible or audible text. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|label|title|description|placeholder|alt|text|confirmText|pendingText|message|lead)$/;
/** Names are the same in every language; a color is not a word. */
const isWord = (text: string) => /\p{L}{2,}/u.test(text.replace(/SafeVoice|^#[0-9a-f]+$/g, ""));

/** Anywhere: capitalized words, which neither a class nor a query is. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}*(?: \p{L}+){2}/u.test(text.trim());

function literalsIn(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found: string[] = [];
  const note = (at: number, text: string) => {
    if (isWord(text)) found.push(`${file}:${code.slice(0, at).split("\n").length} "${text.trim()}"`);
  };
  /** Errors and the console are for developers. */
  const sentence = (at: number, text: string) => {
    if (!/(?:Error|console\.\w+|logged)\($/.test(code.slice(0, at))) note(at, text);
  };
  const noteChildren = ({ children }: { children: readonly object[] }) => {
    for (const child of children) noteAll(child);
  };
  new Visitor({
    JSXElement: noteChildren,
    JSXFragment: noteChildren,
    JSXAttribute: ({ name, value }) => {
      if (name.type === "JSXIdentifier" && spoken.test(name.name)) noteAll(value);
    },
    Property: ({ key, value }) => {
      const isCode = value.type === "Literal" && /^[a-z_-]+$/.test(String(value.value));
      if (key.type === "Identifier" && spoken.test(key.name) && !isCode) noteAll(value);
    },
    Literal: ({ value, start }) => {
      if (typeof value === "string" && isSentence(value)) sentence(start, value);
    },
    TemplateElement: ({ value, start }) => {
      if (isSentence(value.raw)) sentence(start, value.raw);
    },
  }).visit(parseSync(file, code).program);
  return [...new Set(found)];

  function noteAll(node: unknown): void {
    const part = (node ?? {}) as Part;
    if (typeof part.value === "string") note(part.start, part.value);
    for (const { value } of part.quasis ?? []) note(part.start, value.raw);
    const choices = part.type === "LogicalExpression" && part.operator !== "&&" ? [part.left] : [];
    if (part.type === "LogicalExpression") choices.push(part.right);
    for (const inner of [...choices, part.expression, part.consequent, part.alternate])
      if (inner) noteAll(inner);
  }
}

/** What may enclose a text: braces, a conditional, a default. */
interface Part {
  type?: string;
  start: number;
  value?: unknown;
  quasis?: { value: { raw: string } }[];
  operator?: string;
  left?: unknown;
  right?: unknown;
  expression?: unknown;
  consequent?: unknown;
  alternate?: unknown;
}
