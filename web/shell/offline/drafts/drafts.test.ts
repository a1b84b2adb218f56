import { beforeEach, expect, test, vi } from "vitest";
import { continued } from "../../../officers/verification/officer/continued.ts";
import { keepReturn } from "../../../core/session/returnAddress.ts";
import { adoptTypedWhileLocked } from "../typedWhileLocked.ts";
import { forgetDrafts, plainKeeper, readDraft, readDraftFiles } from "./drafts.ts";

const shelves = vi.hoisted(() => ({
  drafts: new Map<string, object>(),
  queue: new Map<string, object>(),
  isFull: false,
}));
vi.mock("../sealedStore.ts", () => {
  type Shelf = "drafts" | "queue";
  const keep = async (shelf: Shelf, id: string, content: object) => {
    if (shelves.isFull) throw new Error("no space");
    shelves[shelf].set(id, { id, at: 1, files: [], ...content });
  };
  return {
    canKeep: () => true,
    keep,
    keepAgain: keep,
    take: async (shelf: Shelf, id: string) => shelves[shelf].get(id),
    takeAll: async (shelf: Shelf) => [...shelves[shelf].values()],
    idsOn: async (shelf: Shelf) => [...shelves[shelf].keys()],
    drop: async (shelf: Shelf, id: string) => void shelves[shelf].delete(id),
    sweep: async () => {},
  };
});

const mark = (value: string) => void (document.cookie = `safevoice-session=${value}; path=/`);
const lay = (place: string, text: string) =>
  shelves.drafts.set(place, { id: place, at: 1, files: [], value: { key: text, values: { text } } });
const layFiles = (place: string) =>
  shelves.drafts.set(place, { id: place, at: 1, files: [new File(["1"], "a.png")], value: null });
const places = () => [...shelves.drafts.keys()].toSorted();
const open = async () => (await readDraft("robin/new-request", plainKeeper)).values;

beforeEach(() => {
  shelves.drafts.clear();
  shelves.queue.clear();
  shelves.isFull = false;
  sessionStorage.clear();
  vi.stubGlobal("isSecureContext", true);
  mark("officer.1.robin");
});

test("a tab that locks late leaves what was typed in a locked one", async () => {
  for (const place of ["robin/new-request", "locked/new-request", "tab-1/new-request", "lee/new-request"])
    lay(place, place);
  await forgetDrafts("robin");
  expect(places()).toEqual(["locked/new-request", "robin/new-request"]);
  await forgetDrafts();
  expect(places()).toEqual([]);
});

test("what was typed while it was locked is the officer's afterward, also when it waits to be sent", async () => {
  lay("locked/new-request", "Ines");
  const waiting = { id: "w", owner: "locked", writtenAt: "2026-11-20T09:00:00Z" };
  shelves.queue.set("w", { id: "w", at: 1, files: [], value: waiting });
  await adoptTypedWhileLocked();
  expect(await open()).toEqual({ text: "Ines" });
  expect(places()).toEqual(["robin/new-request"]);
  expect(shelves.queue.get("w")).toMatchObject({ value: { owner: "robin" } });
});

test("a second draft of the same form comes back when the first was sent, with its own files", async () => {
  lay("robin/new-request", "Odalys");
  lay("locked/new-request", "Ines");
  layFiles("locked/new-request/files");
  await adoptTypedWhileLocked();
  expect(await open()).toEqual({ text: "Odalys" });
  expect(await readDraftFiles("robin/new-request")).toEqual([]);
  shelves.drafts.delete("robin/new-request");
  expect(await open()).toEqual({ text: "Ines" });
  expect(await readDraftFiles("robin/new-request")).toHaveLength(1);
  expect(places()).toEqual(["robin/new-request", "robin/new-request/files"]);
});

test("an administrator or a visitor gets none of it, and without space it stays", async () => {
  lay("locked/new-request", "Ines");
  for (const other of ["admin.1.robin", "locked.1", ""]) {
    mark(other);
    expect(await open()).toEqual({});
  }
  mark("officer.1.robin");
  shelves.isFull = true;
  await adoptTypedWhileLocked();
  expect(places()).toEqual(["locked/new-request"]);
});

test("an officer who files the form again finds what they typed before and while it was locked", async () => {
  const named = { badgeNumber: "BW-1", caseNumber: "C-1" };
  await keepReturn({ who: "before", path: "/new-request" }, named);
  lay("before/new-request", "Odalys");
  lay("locked/tracking", "Ines");
  lay("locked/officer", "the delivered form");
  expect(await continued(named)).toBe("/new-request");
  expect(places()).toEqual(["robin/new-request", "robin/tracking"]);
  lay("locked/new-request-2", "Mara");
  expect(await continued({ ...named, badgeNumber: "BW-2" })).toBeUndefined();
  expect(places()).toContain("robin/new-request-2");
});
