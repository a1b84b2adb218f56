import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { enterProcess } from "./processes.ts";

test("a start finds killed processes, but not ended ones or those of other machines", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "safevoice-running-"));
  enterProcess(folder, "ended", "key").leave();
  const note = (id: string, text: string) => writeFileSync(path.join(folder, "running", id), text);
  note("killed", `${hostname()} 999999999 boot-1\n`);
  note("living", `${hostname()} ${process.ppid} x\n`);
  note("elsewhere", "another-host 1 boot-1\n");
  expect(enterProcess(folder, "own", "key").dead).toEqual(["killed"]);
  expect(readdirSync(path.join(folder, "running")).sort()).toEqual(["elsewhere", "living", "own"]);
});
