import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { setupItems } from "../../../graph/desk/setup/items.ts";
import { outputOf } from "../../harness/commands.ts";
import { eachKind, useInstallations } from "../../harness/installation.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 300_000 });

test.for(eachKind)("with open items it prints each and ends with 1, on $kind", async ({ kind }) => {
  const own = await installation({ kind });
  await own.start();
  const running = await outputOf(own, "setup-check");
  await own.stop();
  const stopped = await outputOf(own, "setup-check");
  for (const { code, output } of [running, stopped]) {
    for (const { title } of setupItems) expect(output).toContain(`] ${title}: `);
    expect(output).toContain("[x] Real data only");
    expect(output).toContain("[ ] Operator and contact");
    expect(output).toContain("How: Set OPERATOR_NAME and OPERATOR_CONTACT.");
    expect(output).toContain("At the desk: /admin/funds");
    expect(output).toMatch(/^\d+ of \d+ to set up\. Open \/admin\/setup\.$/m);
    expect(code).toBe(1);
  }
});

test("when everything is done it ends with 0", async () => {
  const own = await installation({ kind: "embedded" });
  for (const item of setupItems)
    vi.spyOn(item, "find").mockImplementation(async () => ({ state: "done", fact: "Found." }));
  await own.start();
  const { code, output } = await outputOf(own, "setup-check");
  expect(output).toContain("The setup is complete.");
  expect(output).not.toContain("[ ]");
  expect(code).toBe(0);
});

test("it ends with 2 where there is no database, or a setting is wrong", async () => {
  const own = await installation({ kind: "embedded", isEmpty: true });
  const missing = join(mkdtempSync(join(tmpdir(), "sv-setup-")), "missing");
  const elsewhere = { ...own, settings: { ...own.settings, DATA_DIR: missing } };
  expect(await outputOf(elsewhere, "setup-check")).toEqual({
    code: 2,
    output: expect.stringContaining("There is no SafeVoice database"),
  });
  const wrong = { ...own, settings: { ...own.settings, PUBLIC_URL: "no address" } };
  expect(await outputOf(wrong, "setup-check")).toEqual({
    code: 2,
    output: expect.stringContaining("PUBLIC_URL"),
  });
});
