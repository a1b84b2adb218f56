import { readdirSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { spacedFrench } from "./french-spacing.ts";

/** Lists of what people may type are not our texts. */
const understood = /\/(?:danger\/words|topics\/(?:topics|product))\.fr\.ts$/;
const files = ["graph", "shared", "web"]
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => `${root}/${file}`),
  )
  .filter((file) => file.endsWith(".fr.ts") && !understood.test(file));
const texts = files.flatMap((file) => textsIn(file).map((text) => ({ file, text })));
const wrong = (isWrong: (text: string) => boolean) =>
  texts.filter(({ text }) => isWrong(text)).map(({ file, text }) => `${file}: ${text}`);

test("the French texts were read", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(texts.length).toBeGreaterThan(1200);
});

test("French has round apostrophes", () => {
  expect(wrong((text) => /\p{L}'/u.test(text))).toEqual([]);
});

test("French has its own quotation marks, with a space inside each", () => {
  expect(wrong((text) => /["“”]|«(?! )|(?<! )»/.test(text))).toEqual([]);
  expect(wrong((text) => text.split("«").length !== text.split("»").length)).toEqual([]);
});

test("French has a space before : ; ! and ?", () => {
  expect(wrong((text) => /[^\s(][;!?]|\p{L}:|\d:(?!\d)/u.test(withoutEnglish(text)))).toEqual([]);
});

test("the spaces are plain ones; the product holds them", () => {
  expect(wrong((text) => /[\u00a0\u202f\u2009]| {2}|\s[,.]/.test(text.replace(/ \.\.\./g, "")))).toEqual([]);
});

test("in French no line breaks inside « », or before spaced punctuation", () => {
  const said = { ask: (name: string) => [`« ${name} » : 20 $ ? Oui ! n° 5 ; fin`] };
  const [line] = spacedFrench(said).ask("ça va");
  expect(line).toBe("«\u00a0ça va\u00a0»\u00a0: 20\u00a0$\u202f? Oui\u202f! n°\u00a05\u202f; fin");
  expect(spacedFrench("Oui ?", "\u00a0")).toBe("Oui\u00a0?");
});

/** English sentences to say to an officer, addresses, and commands. */
function withoutEnglish(text: string): string {
  return text.replace(/(?:Am I|Me I) [^?]*\?|I am [^.]*\.|tel:\d|npm run \S+/g, "");
}

/** Every text of a file, without keys and imports. */
function textsIn(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found: string[] = [];
  const names = new Set<number>();
  new Visitor({
    Property: ({ key }) => void names.add(key.start),
    ImportDeclaration: ({ source }) => void names.add(source.start),
    Literal: ({ value, start }) => {
      if (typeof value === "string" && !names.has(start)) found.push(value);
    },
    TemplateLiteral: ({ quasis }) => void found.push(quasis.map(({ value }) => value.raw).join("…")),
  }).visit(parseSync(file, code).program);
  return found.filter((text) => /\p{L}|[:;!?«»]/u.test(text));
}
