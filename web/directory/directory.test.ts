import { afterEach, expect, test, vi } from "vitest";
import type { ResourceEntry } from "#rules/directory";
import { createDirectory } from "./directory.ts";

const entry = (name: string) => ({ key: name, name }) as ResourceEntry;
afterEach(() => vi.useRealTimers());

test("the directory is asked for once, and is there at once from then on", async () => {
  const ask = vi.fn<() => Promise<ResourceEntry[]>>(async () => [entry("a")]);
  const directory = createDirectory(ask);
  const [first, second] = [directory.entries(), directory.entries()];
  expect(first).toBe(second);
  const entries = await first;
  expect(directory.entries()).toBe(entries);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("after a failure the next reader tries again", async () => {
  const ask = vi
    .fn<() => Promise<ResourceEntry[]>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValueOnce([entry("a")]);
  const directory = createDirectory(ask);
  await expect(directory.entries()).rejects.toThrow("offline");
  expect(await directory.entries()).toEqual([entry("a")]);
});

test("after an hour it is asked for again, and what was known stays until that succeeds", async () => {
  vi.useFakeTimers();
  const old = [entry("old")];
  const ask = vi.fn<() => Promise<ResourceEntry[]>>(async () => [entry("new")]);
  ask.mockResolvedValueOnce(old).mockRejectedValueOnce(new Error("offline"));
  const directory = createDirectory(ask);
  await directory.entries();
  for (const shown of ["old", "new"]) {
    await vi.advanceTimersByTimeAsync(61 * 60_000);
    void directory.entries();
    await vi.advanceTimersByTimeAsync(1);
    expect(await directory.entries()).toEqual([entry(shown)]);
  }
});
