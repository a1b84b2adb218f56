import { existsSync, readFileSync, readdirSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { readSources } from "../harness/imports.ts";

interface Text {
  file: string;
  text: string;
}

const sources = readSources("graph", "shared", "models", "web", "prisma", "scripts", "tests");
/** The comments of every source file, the schemas and the documents. */
const comments: Text[] = sources.flatMap(({ file, code }) =>
  parseSync(file, code).comments.map(({ value }) => ({ file, text: value })),
);
const documents: Text[] = ["README.md", "prisma/schema.prisma", "schema.graphql", ...under("docs")].map(
  (file) => ({ file, text: readFileSync(file, "utf8") }),
);
const all = [...comments, ...documents];
/** The titles of the tests. */
const titles: Text[] = sources.flatMap(({ file, code }) =>
  [...code.matchAll(/\b(?:test|describe)(?:\.\w+)*\(\s*(["'`])(.+?)\1/g)].map(([, , text = ""]) => ({
    file,
    text,
  })),
);

const found = (texts: readonly Text[], wrong: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(wrong)].map(([part], at) => `${file}: ${part.trim()}${at ? ` (${at + 1})` : ""}`),
  );

test("comments and titles were read", () => {
  expect(titles.length).toBeGreaterThan(1000);
  expect(comments.length).toBeGreaterThan(1000);
  expect(documents.length).toBeGreaterThan(20);
});

test("a comment has at most 100 columns", () => {
  const wide = sources.flatMap(({ file, code }) =>
    code
      .split("\n")
      .filter((line) => line.length > 100 && /^\s*(?:\/\/(?! oxlint)|\/\*|\* )/.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 60)}`),
  );
  expect(wide).toEqual([]);
});

test("facts are stated directly, and not as citations of documents that are not in the repository", () => {
  expect(
    found(all, /\((?:the )?(?:spec|design)\b[^)]*\)|§|\bspec(?:ification)? (?:administrator )?\d/g),
  ).toEqual([]);
});

test("unknown people have no gender", () => {
  // The reader of needs and the redaction contain other people's words.
  const ours = [...all, ...titles].filter(
    ({ file }) => !/^graph\/(?:intake\/needs|community\/support)\/|^models\/|redact/.test(file),
  );
  expect(found(ours, /.{0,40}\b(?:he|him|his|himself)\b.{0,20}/gi)).toEqual([]);
});

/** Expressions that American engineers do not use, each with a plain one to use instead. */
const stilted: readonly [RegExp, string][] = [
  [/\b(?:some|no|any|every)body\b/gi, "someone, no one, anyone, everyone, or the role"],
  [/\banew\b/gi, "again"],
  [/\bby mail\b/gi, "by email"],
  [/\bmend(?:s|ed|ing)?\b/gi, "fix"],
  [/\bof two (?:who|that|at once)\b/gi, "if two … at once"],
  [/\bthe slower (?:one|of)\b/gi, "the second writer"],
  [/\bstands (?:beside|there|in the address)\b/gi, "is next to, is in the URL"],
  [/\bgives? out\b/gi, "dispatch, issue"],
];

test("comments and titles are in plain English", () => {
  // This file lists the expressions, and the reader of needs quotes what people type.
  const ours = [...comments, ...titles].filter(
    ({ file }) => file !== "tests/house/comments.test.ts" && !file.startsWith("graph/intake/needs/reader/"),
  );
  expect(
    stilted.flatMap(([wrong, plain]) => found(ours, wrong).map((place) => `${place}: ${plain}`)),
  ).toEqual([]);
});

test("a named file exists", () => {
  const paths = ["graph", "shared", "models", "web", "prisma", "scripts", "tests", "docs"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${folder}/${file}`),
  );
  const isThere = (named: string) => existsSync(named) || paths.some((file) => file.endsWith(`/${named}`));
  const gone = all.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w.{}*<>/-])(?:\.\.?\/)*([\w-]+(?:[\w./-]*[\w-])?\.(?:tsx?|mjs))(?![\w{*.-])/g)]
      .map(([, named = ""]) => named)
      .filter((named) => !named.includes("__generated__") && !isThere(named))
      .map((named) => `${file}: ${named}`),
  );
  expect([...new Set(gone)]).toEqual([]);
});

function under(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `${folder}/${file}`);
}
