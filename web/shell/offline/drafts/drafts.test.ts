import { beforeEach, expect, test, vi } from "vitest";

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
// Another file of the same worker may have loaded them with the real store.
vi.resetModules();
const { continued } = await import("../../../officers/verification/officer/continued.ts");
const { keepLockOwner, lockedOwner } = await import("../../../core/session/lockedOfficer.ts");
const { keepReturn } = await import("../../../core/session/returnAddress.ts");
const { forgetSession } = await import("../../settings/session/forgetSession.ts");
const { adoptTypedWhileLocked } = await import("../typedWhileLocked.ts");
const { forgetDrafts, plainKeeper, readDraft, readDraftFiles } = await import("./drafts.ts");

const mark = (value: string) => void (document.cookie = `safevoice-session=${value}; path=/`);
const lay = (place: string, text: string) =>
  shelves.drafts.set(place, { id: place, at: 1, files: [], value: { key: text, values: { text } } });
const layFiles = (place: string) =>
  shelves.drafts.set(place, { id: place, at: 1, files: [new File(["1"], "a.png")], value: null });
const places = () => [...shelves.drafts.keys()].toSorted();
const open = async () => (await readDraft("robin/new-request", plainKeeper)).values;

let locked = "";

beforeEach(async () => {
  shelves.drafts.clear();
  shelves.queue.clear();
  shelves.isFull = false;
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("isSecureContext", true);
  mark("officer.1.robin");
  await keepLockOwner("robin");
  locked = lockedOwner();
});

test("a tab that locks late leaves what was typed in a locked one", async () => {
  await keepLockOwner("lee");
  for (const owner of ["robin", locked, lockedOwner(), "locked", "tab-1", "lee"])
    lay(`${owner}/new-request`, owner);
  await forgetDrafts("robin");
  expect(places()).toEqual([`${locked}/new-request`, "robin/new-request"]);
  await forgetDrafts();
  expect(places()).toEqual([]);
});

test("what was typed while it was locked is the officer's afterward, also when it waits to be sent", async () => {
  lay(`${locked}/new-request`, "Ines");
  const waiting = { id: "w", owner: locked, writtenAt: "2026-11-20T09:00:00Z" };
  shelves.queue.set("w", { id: "w", at: 1, files: [], value: waiting });
  await adoptTypedWhileLocked();
  expect(await open()).toEqual({ text: "Ines" });
  expect(places()).toEqual(["robin/new-request"]);
  expect(shelves.queue.get("w")).toMatchObject({ value: { owner: "robin" } });
});

test("a second draft of the same form comes back when the first was sent, with its own files", async () => {
  lay("robin/new-request", "Odalys");
  lay(`${locked}/new-request`, "Ines");
  layFiles(`${locked}/new-request/files`);
  await adoptTypedWhileLocked();
  expect(await open()).toEqual({ text: "Odalys" });
  expect(await readDraftFiles("robin/new-request")).toEqual([]);
  shelves.drafts.delete("robin/new-request");
  expect(await open()).toEqual({ text: "Ines" });
  expect(await readDraftFiles("robin/new-request")).toHaveLength(1);
  expect(places()).toEqual(["robin/new-request", "robin/new-request/files"]);
});

test("the next officer of the browser gets none of it, and the one who typed it finds it", async () => {
  lay(`${locked}/new-request`, "Ines");
  layFiles(`${locked}/tracking/files`);
  const waiting = { id: "w", owner: locked, writtenAt: "2026-11-20T09:00:00Z" };
  shelves.queue.set("w", { id: "w", at: 1, files: [], value: waiting });
  mark("officer.2.lee");
  await keepLockOwner("lee");
  await adoptTypedWhileLocked();
  expect((await readDraft("lee/new-request", plainKeeper)).values).toEqual({});
  expect(await readDraftFiles("lee/tracking")).toEqual([]);
  expect(shelves.queue.get("w")).toMatchObject({ value: { owner: locked } });
  // Nor while the device of that officer is locked.
  expect(lockedOwner()).not.toBe(locked);
  mark("officer.3.robin");
  await adoptTypedWhileLocked();
  expect(places()).toEqual(["robin/new-request", "robin/tracking/files"]);
  expect(shelves.queue.get("w")).toMatchObject({ value: { owner: "robin" } });
});

test("what was typed under no known officer is no one's", async () => {
  localStorage.clear();
  lay(`${lockedOwner()}/new-request`, "Ines");
  lay("locked/new-request", "Mara");
  await adoptTypedWhileLocked();
  expect(await open()).toEqual({});
  // The hash is of one officer and one salt, and the same for each page of one session.
  await keepLockOwner("robin");
  const owner = lockedOwner();
  await keepLockOwner("robin");
  expect([owner === locked, lockedOwner() === owner]).toEqual([false, true]);
  expect(owner).not.toContain("robin");
});

test("the end of a locked session deletes its drafts, and what waits is sealed until they are back", async () => {
  lay(`${locked}/new-request`, "Ines");
  const waiting = { id: "w", owner: locked, writtenAt: "2026-11-20T09:00:00Z" };
  shelves.queue.set("w", { id: "w", at: 1, files: [], value: waiting });
  mark("locked.1");
  await forgetSession();
  mark("officer.2.lee");
  await continued({ badgeNumber: "BW-2", caseNumber: "C-2" });
  expect(places()).toEqual([]);
  expect(shelves.queue.get("w")).toMatchObject({ value: { owner: locked } });
  mark("officer.3.robin");
  await adoptTypedWhileLocked();
  expect(shelves.queue.get("w")).toMatchObject({ value: { owner: "robin" } });
});

test("an administrator or a visitor gets none of it, and without space it stays", async () => {
  lay(`${locked}/new-request`, "Ines");
  for (const other of ["admin.1.robin", "locked.1", ""]) {
    mark(other);
    expect(await open()).toEqual({});
  }
  mark("officer.1.robin");
  shelves.isFull = true;
  await adoptTypedWhileLocked();
  expect(places()).toEqual([`${locked}/new-request`]);
});

test("an officer who files the form again finds what they typed before and while it was locked", async () => {
  const named = { badgeNumber: "BW-1", caseNumber: "C-1" };
  await keepReturn({ who: "before", path: "/new-request" }, named);
  lay("before/new-request", "Odalys");
  await keepLockOwner("before");
  const before = lockedOwner();
  lay(`${before}/tracking`, "Ines");
  lay(`${before}/officer`, "the delivered form");
  expect(await continued(named)).toBe("/new-request");
  expect(places()).toEqual(["robin/new-request", "robin/tracking"]);
  // From any page, and not for another badge.
  await keepReturn({ who: "before", path: "/request/4" }, named);
  lay(`${before}/later`, "Mara");
  expect(await continued({ ...named, badgeNumber: "BW-2" })).toBeUndefined();
  expect(places()).toContain(`${before}/later`);
  await keepReturn({ who: "before", path: "/request/4" }, named);
  expect(await continued(named)).toBeUndefined();
  expect(places()).toContain("robin/later");
});
