import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tools } from "./run.mjs";

const module = path.resolve("scripts/lib/install.mjs");

/** Installs in a folder of its own, with another npm, and returns what that was given. */
function installIn(prepare: (file: (name: string) => string) => void = () => {}): string[] | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), "install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file("package-lock.json"), "{}");
  prepare(file);
  // In place of npm: keeps its arguments, and makes the folder of the packages.
  writeFileSync(
    file("npm.js"),
    `const fs = require("node:fs"); fs.mkdirSync("node_modules", { recursive: true }); fs.writeFileSync("arguments.json", JSON.stringify(process.argv.slice(2)));`,
  );
  execFileSync(
    process.execPath,
    ["--input-type=module", "-e", `(await import(${JSON.stringify(module)})).install()`],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", npm_execpath: file("npm.js") },
    },
  );
  const given = file("arguments.json");
  return existsSync(given) ? (JSON.parse(readFileSync(given, "utf8")) as string[]) : undefined;
}

/** As npm leaves a folder in which these packages were installed. */
const installed = (packages: string[]) => (file: (name: string) => string) => {
  for (const name of packages) {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), "");
  }
  mkdirSync(file("node_modules"), { recursive: true });
  writeFileSync(file("node_modules/.package-lock.json"), "{}");
};

test("also installs what builds the product with NODE_ENV=production", () => {
  expect(installIn()).toEqual(expect.arrayContaining(["ci", "--include=dev"]));
});

test("completes packages that were installed without what builds the product", () => {
  expect(installIn(installed([]))).toEqual(expect.arrayContaining(["ci", "--include=dev"]));
  expect(installIn(installed(Object.values(tools)))).toBeUndefined();
});
