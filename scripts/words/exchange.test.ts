import { expect, test } from "vitest";
import { exportWords, importWords, type WordsFile } from "./exchange.ts";
import { placeholdersIn, sourceOf, textsIn, translatedFiles } from "./texts.ts";

const languages = ["es", "fr"] as const;
const file = "web/help/dispatches/words";
const only = (key: string, text: string | string[]): WordsFile => ({ [file]: { [key]: { es: text } } });
const code = `
export const es = {
  title: "Ayuda",
  people: (count: number) => pluralEs(count, "1 persona", \`\${count} personas\`),
  states: { sent: (when: string) => \`Enviada {\${when}} por $\${Math.round(when)}\` },
  decided: (by: string) => \`\${by === "one" ? "Denegada" : "Aprobada"} por \${list.join(" y ")}\`,
};`;

test.each(languages)("what is exported in %s changes nothing when it is imported", (language) => {
  expect(importWords(language, exportWords(language))).toEqual({ changed: new Map(), problems: [] });
});

test.each(languages)("every text in %s can be written back as code", (language) => {
  for (const name of translatedFiles(language))
    for (const { text, values } of textsIn(`${name}.${language}.ts`))
      expect(textsIn("one.ts", `export const one = ${sourceOf(text, values)};`)[0]?.text).toBe(text);
});

test.each(languages)("most texts in %s have their English beside them", (language) => {
  const entries = Object.values(exportWords(language)).flatMap((keys) => Object.values(keys));
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries.filter(({ en }) => en !== undefined).length / entries.length).toBeGreaterThan(0.9);
});

test("texts have the names that lead to them, and placeholders for values", () => {
  expect(textsIn("words.es.ts", code).map(({ key, text }) => [key, text])).toEqual([
    ["title", "Ayuda"],
    ["people", "1 persona"],
    ["people", "{count} personas"],
    ["states.sent", "Enviada {{{when}}} por ${2}"],
    ["decided", "{1} por {2}"],
    ["decided", "Denegada"],
    ["decided", "Aprobada"],
  ]);
});

test("a changed text keeps its values", () => {
  const { changed, problems } = importWords("es", only("redeemed", "Por {amount}, `$` y \\"));
  expect(problems).toEqual([]);
  const after = changed.get(`${file}.es.ts`) ?? "";
  expect(after).toContain("redeemed: (amount: string) => `Por ${amount}, \\`$\\` y \\\\`,");
  expect(textsIn("words.es.ts", after).find(({ key }) => key === "redeemed")?.text).toBe(
    "Por {amount}, `$` y \\",
  );
});

test("a quotation mark, a line end and code in a text stay text", () => {
  const text = '"); process.exit(1); ("\n${type}'.replace("${type}", "$");
  const after = importWords("es", only("title", text)).changed.get(`${file}.es.ts`) ?? "";
  expect(textsIn("words.es.ts", after).find(({ key }) => key === "title")?.text).toBe(text);
});

test.each([
  ["redeemed", "Canjeado", "{amount} is missing"],
  ["redeemed", "Por {amount} {price}", "{price} is unknown"],
  ["redeemed", "Por {amount", "a brace has no partner; write {{ or }} for a brace itself"],
  ["title", " ", "the text is empty"],
  ["title", ["Ayuda", "Más"], "2 texts, the code has 1"],
  ["nothing", "Nada", "1 texts, the code has 0"],
])("a wrong text of %s is named, and nothing changes", (key, text, problem) => {
  expect(importWords("es", only(key, text))).toEqual({
    changed: new Map(),
    problems: [`${file}, ${key}: ${problem}`],
  });
});

test("an unknown file is named", () => {
  expect(importWords("es", { "../../etc/passwd": { title: { es: "Ayuda" } } }).problems).toEqual([
    "../../etc/passwd: there is no such file of texts",
  ]);
});

test("doubled braces are characters", () => {
  expect(placeholdersIn("{{a}} {b}")).toEqual(new Set(["b"]));
});
