import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { afterEach, expect, test } from "vitest";
import { readEnv } from "../../graph/core/env.ts";
import { readSettings } from "./settings.mjs";

const before = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
});

function fileWith(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "safevoice-settings-")), ".env");
  writeFileSync(file, text);
  return file;
}

test("a setting is read from the file, and an existing variable wins", () => {
  process.env["MAIL_FROM"] = "Set <set@fund.example>";
  readSettings(
    fileWith(`# a note\nMAIL_FROM="File <file@fund.example>"\nADMIN_USERNAME=dana # first\nSMTP_URL=\n`),
  );
  const env = readEnv(process.env);
  expect(env.MAIL_FROM).toBe("Set <set@fund.example>");
  expect(env.ADMIN_USERNAME).toBe("dana");
  expect(env.SMTP_URL).toBeUndefined();
});

test("without a file nothing changes", () => {
  readSettings(path.join(tmpdir(), "no-such-folder", ".env"));
  expect(Object.keys(process.env).toSorted()).toEqual(Object.keys(before).toSorted());
});

test(".env.example can be copied as it is: the server knows each of its settings", () => {
  const env = readEnv(parseEnv(readFileSync(".env.example", "utf8")));
  expect(env).toMatchObject({ HOST: "127.0.0.1", MAIL_FROM: "SafeVoice <no-reply@safevoice.example>" });
  const named = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const known = readFileSync("graph/core/env.ts", "utf8");
  for (const name of named) expect(known).toContain(`  ${name}:`);
});
