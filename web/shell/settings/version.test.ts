import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appVersion } from "./version.ts";

test("Settings show the version that package.json has", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(appVersion).toBe(version);
});
