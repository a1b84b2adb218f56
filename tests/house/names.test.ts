import { expect, test } from "vitest";
import { readSources } from "../harness/imports.ts";

/** Words that no field uses in a name, each with one to use. */
const others: readonly [RegExp, string][] = [
  [/^most[A-Z]/, "max…"],
  [/^(?:tell|told)Failure$/, "showFailure"],
  [/^Kept(?!Until|Text|Values|Form|Month)[A-Z]/, "Stored…"],
  [/^(?:Asked|Shown)(?:Version|Fund|Month|Config|Figures|Provider|Help|Need)$/, "…View, Expected…"],
  [/^(?:giveAtOnce|writeDown|allocateAnew|amiss)$/, "what the function does"],
  [/^(?:money)?Cap(?:s|[A-Z]\w*)?$/, "Limit"],
];
const sources = readSources("graph", "shared", "web", "models", "scripts");
const declared =
  /\b(?:const|let|function|class|interface|type|enum)\s+([\w$]+)|^\s+([\w$]+)\??: [^\n]*[,;]$/gm;

test("declared names use the terms of the field", () => {
  const found = sources.flatMap(({ file, code }) =>
    [...code.matchAll(declared)].flatMap(([, name, property]) =>
      others
        .filter(([wrong]) => wrong.test(name ?? property ?? ""))
        .map(([, better]) => `${file}: ${name ?? property} (${better})`),
    ),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect([...new Set(found)]).toEqual([]);
});
