import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createKeys } from "../../core/security/secrets.ts";
import { discardExports, lockExports, openWork } from "./work.ts";

const keys = createKeys({ current: "a key of this test, of 32 characters", previous: undefined });
const unit = { file: "requests" };

async function begin() {
  const [dataDir, to] = [mkdtempSync(join(tmpdir(), "sv-data-")), mkdtempSync(join(tmpdir(), "sv-to-"))];
  const work = await openWork({ to, dataDir }, keys);
  writeFileSync(work.partOf(unit), "encrypted");
  await work.finish(unit, { moment: "now", tables: {} });
  mkdirSync(join(dataDir, `export-copy-${work.state.id}`));
  return { dataDir, to, work };
}

test("an unfinished export goes on with its key", async () => {
  const { dataDir, to, work } = await begin();
  const again = await openWork({ to, dataDir }, keys);
  expect(again.lock).toEqual(work.lock);
  expect(await again.made(unit)).toBeDefined();
  await again.remove();
  expect(readdirSync(dataDir)).toEqual([`export-copy-${work.state.id}`]);
});

test("a destruction makes it unreadable, and removes its copy", async () => {
  const { dataDir, to, work } = await begin();
  await discardExports({ DATA_DIR: dataDir });
  expect(readdirSync(dataDir).filter((name) => name.startsWith("export-copy"))).toEqual([]);
  expect(work.isValid()).toBe(false);
  const again = await openWork({ to, dataDir }, keys);
  expect(again.lock).not.toEqual(work.lock);
  expect(await again.made(unit)).toBeUndefined();
  expect(readdirSync(join(to, "safevoice-export.unfinished"))).toEqual(["state.json"]);
});

test("a running export notices, and keeps the copy that it reads", async () => {
  const { dataDir, work } = await begin();
  const release = await lockExports({ DATA_DIR: dataDir });
  await discardExports({ DATA_DIR: dataDir });
  expect(work.isValid()).toBe(false);
  expect(readdirSync(dataDir)).toContain(`export-copy-${work.state.id}`);
  release();
});
