import { linkSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { confirmKeyCopy } from "../../../graph/platform/backup/key-copy.ts";
import { readBackupEnv } from "../../../graph/platform/backup/settings.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { record } from "../../../graph/core/audit/record.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const query = `{ backupStatus { key { isLate last { state endedAt } } } }`;
const key = "a key that only this test knows, 32 characters";
const folder = mkdtempSync(join(tmpdir(), "safevoice-key-"));
const copyOf = (text: string) => {
  const file = join(folder, "copy");
  writeFileSync(file, text);
  return file;
};

beforeEach(() => lab.setNow(new Date()));

test("System status warns until a copy of the key was checked, and again after a rotation", async () => {
  const admin = await signInAdmin(lab);
  const shown = async () => (await ask(admin, query)).data.backupStatus.key;
  expect(await shown()).toEqual({ isLate: true, last: null });
  const at = lab.now();
  await lab.db.operationRun.create({
    data: { kind: "key", state: "done", startedAt: at, endedAt: at, by: "me@host" },
  });
  expect(await shown()).toMatchObject({ isLate: false, last: { state: "done" } });
  lab.setNow(new Date(at.getTime() + minuteMs));
  await record(lab.db, systemContext(lab, "test"), {
    ...{ action: "system.key-rotated", resourceType: "system", actor: { actorKind: "system" } },
  });
  expect(await shown()).toMatchObject({ isLate: true });
});

test("only the key in use counts as its copy", async () => {
  const env = readBackupEnv({ SECRET_KEY: key, DATA_DIR: folder });
  const check = (text: string, over = {}) => confirmKeyCopy({ ...env, ...over }, copyOf(text));
  for (const text of ["", key.slice(1), `${key}\n${key}`, `${key} x`])
    await expect(check(text), text).rejects.toThrow("does not hold the key");
  await expect(confirmKeyCopy(env, join(folder, "none"))).rejects.toThrow("could not be read (ENOENT)");
  const used = join(folder, "secret.key");
  writeFileSync(used, key);
  linkSync(used, join(folder, "link"));
  for (const file of [used, join(folder, "link")])
    await expect(confirmKeyCopy(env, file)).rejects.toThrow("is the key in use, and no copy");
  await expect(check(key, { SECRET_KEY_PREVIOUS: key })).rejects.toThrow("key:rotate");
  for (const text of [key, `${key}\n`, `SECRET_KEY=${key}\n`])
    await expect(check(text), text).rejects.toThrow("no SafeVoice database");
});
