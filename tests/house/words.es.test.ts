import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

/** Lists of what people may type are not our texts. */
const isOurs = (file: string) =>
  !isTest(file) &&
  !/^(?:shared\/community\/danger\/words|graph\/community\/support\/topics\/(?:topics|product))\.es\.ts$/.test(
    file,
  );
const files = readSources("graph", "shared", "web")
  .map(({ file }) => file)
  .filter((file) => isOurs(file) && /\.es\.ts$|\/es\//.test(file));
const texts = files.flatMap((file) => textsIn(file).map((text) => ({ file, text })));
const where = (breaks: (text: string) => boolean) =>
  texts.filter(({ text }) => breaks(text)).map(({ file, text }) => `${file}: ${text}`);

test("the Spanish texts were read", () => {
  expect(files.length).toBeGreaterThan(30);
  expect(texts.length).toBeGreaterThan(700);
});

test("a question and an exclamation have both signs", () => {
  // Words to say to an English-speaking officer, and a character for passwords.
  const spanish = (text: string) => text.replace(/Am I free to go\?|! o #/g, "");
  const count = (text: string, sign: string) => spanish(text).split(sign).length - 1;
  expect(
    where((text) => count(text, "?") !== count(text, "¿") || count(text, "!") !== count(text, "¡")),
  ).toEqual([]);
});

test("quotation marks are “ ”", () => {
  expect(where((text) => /[«»"„]|(?:^|\s)'|'(?:\s|$)/.test(text))).toEqual([]);
});

test("the reader is usted", () => {
  const familiar =
    /\b(?:tú|tus?|ti|contigo|puedes|tienes|quieres|eres|estás|debes|vosotros|vuestr[oa]s?)\b/iu;
  expect(where((text) => familiar.test(text))).toEqual([]);
});

test("one thing has one name (docs/languages-es.md)", () => {
  const others =
    /\b(?:añad\w+|puls(?:e|ar)|estancia|habitación|cifras|soporte|fuerzas del orden|asistencia legal|tráfico|domicilio de la)\b/iu;
  expect(where((text) => others.test(text))).toEqual([]);
});

/** Word names and file names are not texts. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const keys = new Set<unknown>();
  new Visitor({
    Property: ({ key }) => keys.add(key),
    ImportDeclaration: ({ source }) => keys.add(source),
    Literal: (node) => {
      if (typeof node.value === "string" && !keys.has(node)) found.push(node.value);
    },
    TemplateLiteral: ({ quasis }) => {
      found.push(quasis.map(({ value }) => value.cooked ?? value.raw).join("{}"));
    },
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}
