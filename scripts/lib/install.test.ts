import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

const module = path.resolve("scripts/lib/install.mjs");

test("also installs what builds the product with NODE_ENV=production", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file("package-lock.json"), "{}");
  // In place of npm: keeps its arguments, and makes the folder of the packages.
  writeFileSync(
    file("npm.js"),
    `const fs = require("node:fs"); fs.mkdirSync("node_modules"); fs.writeFileSync("arguments.json", JSON.stringify(process.argv.slice(2)));`,
  );
  execFileSync(
    process.execPath,
    ["--input-type=module", "-e", `(await import(${JSON.stringify(module)})).install()`],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", npm_execpath: file("npm.js") },
    },
  );
  const given: unknown = JSON.parse(readFileSync(file("arguments.json"), "utf8"));
  expect(given).toEqual(expect.arrayContaining(["ci", "--include=dev"]));
});
