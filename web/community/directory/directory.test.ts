import { afterEach, expect, test, vi } from "vitest";
import type { ResourceEntry } from "../../../shared/community/directory/rules.ts";
import { createDirectory } from "./directory.ts";

const entry = (name: string) => ({ key: name, name }) as ResourceEntry;
afterEach(() => vi.useRealTimers());

test("the directory is asked for once, and is there at once from then on", async () => {
  const ask = vi.fn<() => Promise<ResourceEntry[]>>(async () => [entry("a")]);
  const directory = createDirectory(ask);
  const [first, second] = [directory.entries("en", "all"), directory.entries("en", "all")];
  expect(first).toBe(second);
  const entries = await first;
  expect(directory.entries("en", "all")).toBe(entries);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("another language is asked for, and what comes late in the one before does not take its place", async () => {
  const answers = new Map<string, (entries: ResourceEntry[]) => void>();
  const directory = createDirectory(
    (language) => new Promise((resolve) => void answers.set(language, resolve)),
  );
  const english = directory.entries("en", "all");
  const spanish = directory.entries("es", "all");
  answers.get("es")?.([entry("ayuda")]);
  expect(await spanish).toEqual([entry("ayuda")]);
  answers.get("en")?.([entry("help")]);
  expect(await english).toEqual([entry("help")]);
  expect(directory.entries("es", "all")).toEqual([entry("ayuda")]);
});

test("where another language cannot be had, the one that is here stays; it is asked for again", async () => {
  const ask = vi.fn<(language: string) => Promise<ResourceEntry[]>>(async () => [entry("help")]);
  const directory = createDirectory(ask);
  await directory.entries("en", "all");
  ask.mockRejectedValueOnce(new Error("offline"));
  expect(await directory.entries("es", "all")).toEqual([entry("help")]);
  ask.mockResolvedValueOnce([entry("ayuda")]);
  expect(await directory.entries("es", "all")).toEqual([entry("ayuda")]);
  expect(await directory.entries("en", "all")).toEqual([entry("help")]);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("an answer in another language does not count as fresh", async () => {
  const ask = vi.fn<() => Promise<ResourceEntry[]>>(async () => [{ ...entry("help"), language: "en" }]);
  const directory = createDirectory(ask);
  await directory.entries("es", "all");
  void directory.entries("es", "all");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a failure that comes before its reader is kept for them", async () => {
  const found = createDirectory(() => Promise.reject(new TypeError("Failed to fetch"))).entries("en", "all");
  await new Promise((later) => setTimeout(later)); // an unhandled rejection would fail the run
  await expect(found).rejects.toThrow("Failed to fetch");
});

test("after a failure the next reader tries again", async () => {
  const ask = vi
    .fn<() => Promise<ResourceEntry[]>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValueOnce([entry("a")]);
  const directory = createDirectory(ask);
  await expect(directory.entries("en", "all")).rejects.toThrow("offline");
  expect(await directory.entries("en", "all")).toEqual([entry("a")]);
});

test("after five minutes it is asked for again, and what was known stays until that succeeds", async () => {
  vi.useFakeTimers();
  const old = [entry("old")];
  const ask = vi.fn<() => Promise<ResourceEntry[]>>(async () => [entry("new")]);
  ask.mockResolvedValueOnce(old).mockRejectedValueOnce(new Error("offline"));
  const directory = createDirectory(ask);
  await directory.entries("en", "all");
  for (const shown of ["old", "new"]) {
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    void directory.entries("en", "all");
    await vi.advanceTimersByTimeAsync(1);
    expect(await directory.entries("en", "all")).toEqual([entry(shown)]);
  }
});

const rows = ["TX", "US", "OH"].map((state) => ({ ...entry(state), state }));

test("a part is asked for by itself, and the whole answers for its parts from then on", async () => {
  const ask = vi.fn<(language: string, part: string) => Promise<ResourceEntry[]>>(async (_language, part) =>
    part === "all" ? rows : rows.filter(({ state }) => state === part || state === "US"),
  );
  const directory = createDirectory(ask);
  expect((await directory.entries("en", "TX")).map(({ state }) => state)).toEqual(["TX", "US"]);
  expect(ask).toHaveBeenCalledExactlyOnceWith("en", "TX");
  await directory.entries("en", "all");
  expect(await directory.entries("en", "OH")).toEqual([rows[2], rows[1]]);
  expect(await directory.entries("en", "US")).toEqual([rows[1]]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("without a connection a part comes out of the whole that the device keeps", async () => {
  const directory = createDirectory(async (_language, part) => {
    if (part !== "all") throw new TypeError("Failed to fetch");
    return rows;
  });
  expect((await directory.entries("es", "OH")).map(({ state }) => state)).toEqual(["OH", "US"]);
});
