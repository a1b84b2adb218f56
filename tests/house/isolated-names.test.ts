import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

test("names, numbers and codes that translators leave are isolated too", { timeout: 120_000 }, () => {
  const inSpans = readSources("graph", "shared", "web").filter(
    ({ file, code }) => !isTest(file) && /<span\b[^<>]*translate="no"/.test(code),
  );
  expect(inSpans.map(({ file }) => file)).toEqual([]);
});
