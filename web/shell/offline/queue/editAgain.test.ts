import { expect, test } from "vitest";
import { waiting } from "../../../../tests/harness/screens/waiting.ts";
import { placeOf, type Draft } from "../drafts/drafts.ts";
import { editAgain } from "./editAgain.ts";
import type { Waiting } from "./queue.ts";

const photo = new File(["door"], "doorway.png");
const item = waiting({ owner: "public" });
const place = () => placeOf(item.form);

/** A device with that one submission in its queue; `full` is what it has no space for. */
function device({ full, waiting = item }: { full?: "words" | "files"; waiting?: Waiting } = {}) {
  const queue = new Map([[waiting.id, { item: waiting, files: [photo] }]]);
  const drafts = new Map<string, Draft>();
  const files = new Map<string, readonly File[]>();
  return {
    queue,
    drafts,
    files,
    takeBack: async (id: string) => queue.get(id),
    isDraftAt: async (at: string) => drafts.has(at) || files.has(at),
    keepDraft: async (at: string, draft: Draft) => full !== "words" && Boolean(drafts.set(at, draft)),
    keepDraftFiles: async (at: string, chosen: readonly File[]) =>
      full !== "files" && Boolean(files.set(at, chosen)),
    dropDraft: async (at: string) => {
      drafts.delete(at);
      files.delete(at);
    },
    discard: async (id: string) => void queue.delete(id),
  };
}

test("what waits goes back into its form with its files, and a request with its key", async () => {
  const here = device();
  expect(await editAgain(item.id, here)).toBe("inForm");
  expect(here.drafts.get(place())).toEqual({ values: item.values, key: item.id });
  expect(here.files.get(place())).toEqual([photo]);
  expect(here.queue.size).toBe(0);
});

test("what replaces a record is saved under another key", async () => {
  const here = device({ waiting: { ...item, kind: "recipient" } });
  await editAgain(item.id, here);
  expect(here.drafts.get(place())?.key).not.toBe(item.id);
});

test("something half typed in the same form is not written over, nor are files that only were chosen", async () => {
  const typed = { values: { victimName: "Ben" }, key: "another" };
  const words = device();
  words.drafts.set(place(), typed);
  expect(await editAgain(item.id, words)).toBe("occupied");
  expect(words.drafts.get(place())).toEqual(typed);
  const photos = device();
  const other = [new File(["b"], "b.png")];
  photos.files.set(place(), other);
  expect(await editAgain(item.id, photos)).toBe("occupied");
  expect(photos.files.get(place())).toBe(other);
  for (const here of [words, photos]) expect(here.queue.size).toBe(1);
});

test.each(["words", "files"] as const)(
  "where there is no room for the %s it stays in the queue, and its form stays empty",
  async (full) => {
    const here = device({ full });
    expect(await editAgain(item.id, here)).toBe("notKept");
    expect(here.queue.size).toBe(1);
    expect(here.drafts.size + here.files.size).toBe(0);
  },
);
