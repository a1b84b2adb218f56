import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageStyles } from "../../graph/core/pages/styles.ts";

test("server pages name files of the typeface that the web app's style sheet has", () => {
  const named = [...pageStyles.matchAll(/url\(\/assets\/([^)]+)\)/g)].map(([, file]) => file);
  const sheet = readFileSync("node_modules/@fontsource-variable/public-sans/wght.css", "utf8");
  expect(named).toHaveLength(2);
  for (const file of named) expect(sheet).toContain(`url(./files/${file})`);
});
