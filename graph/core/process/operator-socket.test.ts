import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { askServer, openOperatorSocket } from "./operator-socket.ts";

test("a command gets the server's answer, or its sentence about why it failed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "operator-"));
  expect(await askServer(dataDir, "double", 4)).toBeUndefined();
  const operations = {
    double: async (input: unknown) => 2 * Number(input),
    nothing: async () => undefined,
    fail: async () => Promise.reject(new Error("There is no room left.")),
  };
  const close = await openOperatorSocket(dataDir, operations, pino({ level: "silent" }));
  try {
    expect(await askServer(dataDir, "double", 4)).toBe(8);
    expect(await askServer(dataDir, "nothing")).toBeNull();
    await expect(askServer(dataDir, "fail")).rejects.toThrow("There is no room left.");
    await expect(askServer(dataDir, "toString")).rejects.toThrow(/does not know "toString"/);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true });
  }
});
