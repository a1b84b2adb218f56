import { analyse } from "scslre";
import { expect, test } from "vitest";
import { parseSync, Visitor } from "vite";
import { isTest, readSources } from "../harness/imports.ts";

/*
 * A browser or a request may bring any text, and an expression that tries every start, or every
 * way to divide a run between two parts, costs the square of its length. Readers with expressions
 * that are composed at run time are measured in `readers.closer.test.ts`.
 */

const sources = readSources("graph", "shared", "web").filter(({ file }) => !isTest(file));

/** Expressions that cannot meet such a text. */
const harmless: Readonly<Record<string, string>> = {
  "\\s*\\n?\\s*\\*\\s": "graph/app/access-page.ts reads our own comments",
  "(?:\\/\\*\\*\\s((?:(?!\\*\\/)[\\s\\S])*?)\\s*\\*\\/\\n)?^(?: {2}(\\w+): \\(|export (?:const|function) (?!can\\b)(\\w+))":
    "graph/app/access-page.ts reads our own code",
  "([^/]+)\\/sentences": "shared/core/i18n/phrases.ts reads the names of our own files",
  "\\d+(?:-\\d+)+|[\\p{L}\\p{N}]+(?:\\.[\\p{L}\\p{N}]+)*": "the second part takes all digits",
  "\\B(?=(\\d{3})+$)": "graph/intake/recommendations/rules.ts reads the digits of a number",
  "\\bVersion\\/[\\d.]+.*\\bSafari\\/": "graph/accounts/session/device.ts reads 400 characters",
  ".*?(?:.@(?=\\S)|[^\\s@]{2}(?=\\.[a-z]{2})|[a-z]{2}\\/(?=[a-z]{2})|.$)": "it always finds an end",
};

test("no regular expression costs more than its text is long", { timeout: 120_000 }, () => {
  const found = sources.flatMap(({ file, code }) =>
    expressionsIn(file, code).map((one) => ({ file, ...one })),
  );
  expect(found.length).toBeGreaterThan(100);
  const slow = found.filter(({ source, flags }) => isSlow(source, flags));
  expect(slow.filter(({ source }) => !(source in harmless))).toEqual([]);
  expect(Object.keys(harmless).filter((source) => !slow.some((one) => one.source === source))).toEqual([]);
});

test("the check knows slow expressions", () => {
  for (const source of ["\\s+$", "[^\\s@]+@[^\\s@]+\\.[a-z]", "(?:a|a)*b", "(\\w+\\s?)+:", "^\\d+\\d+$"])
    expect(isSlow(source, ""), source).toBe(true);
  for (const source of ["^\\s+", "\\d{4}", "[^<>]*>?", "\\s{1,9}x"])
    expect(isSlow(source, ""), source).toBe(false);
});

test("texts are normalized in one place, which bounds the marks of a letter", () => {
  const others = sources.filter(({ code }) => code.includes(".normalize("));
  expect(others.map(({ file }) => file).sort()).toEqual([
    // A passphrase keeps every mark.
    "graph/platform/backup/settings.ts",
    "shared/core/text/fold.ts",
    "web/community/incidents/passcode/passcodeForms.ts",
    "web/core/device/sealing.ts",
  ]);
});

const isSlow = (source: string, flags: string) =>
  analyse({ source, flags }, { maxReports: 1, reportTypes: { Move: true } }).reports.length > 0;

interface Expression {
  source: string;
  flags: string;
}

function expressionsIn(file: string, code: string): Expression[] {
  const found: Expression[] = [];
  const visitor = new Visitor({
    Literal: (node) => {
      if ("regex" in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found;
}
