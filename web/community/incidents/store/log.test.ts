import { beforeEach, expect, test, vi } from "vitest";
import { device, entries, own } from "../../../../tests/harness/screens/incidents.ts";
import { exportLog, importCopy } from "../backup/backupTransfer.ts";
import { storageKey } from "./localLog.ts";
import type { FileContent } from "../attachments/fileStore.ts";
import { newLock } from "../../../core/device/sealing.ts";

const secret = "the blue door at the corner";
const passcode = "seven green bicycles";
const draft = { type: "Arrest", dateTime: "2026-11-20T14:30", location: "Corner", description: secret };
const photo = (name = "door.png", text = secret) => new File([text], name, { type: "image/png" });

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const everything = ({ texts, files }: ReturnType<typeof device>) =>
  [
    ...texts.values(),
    ...[...files.values()].map(({ row, content }) => JSON.stringify(row) + plain(content)),
  ].join();
const plain = (content: FileContent) =>
  new TextDecoder().decode(content instanceof ArrayBuffer ? content : content.data);

test("a first visit finds two samples, and once they are deleted they do not come back", async () => {
  const here = device();
  const log = await here.open();
  expect(entries(log).map(({ id }) => id)).toEqual(["sample-1", "sample-2"]);
  log.remove("sample-1");
  log.remove("sample-2");
  expect(entries(await here.open())).toEqual([]);
});

test("an entry is kept in its fixed shape, on top, with what is attached counted", async () => {
  const here = device();
  const log = await here.open(() => new Date("2026-11-21T08:00:00Z"));
  await log.save(draft, undefined, { added: [photo(), new File(["x"], "memo.m4a")] });
  const [first] = JSON.parse(here.texts.get(storageKey)!) as unknown[];
  expect(first).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    ...draft,
    createdAt: "2026-11-21T08:00:00.000Z",
    attachments: [
      { type: "image", count: 1 },
      { type: "audio", count: 1 },
    ],
  });
});

test("an edit keeps the entry's place; an edited sample becomes one's own", async () => {
  const log = await device().open();
  await log.save(draft);
  const { id, createdAt } = own(log)[0]!;
  await log.save({ ...draft, description: "Now I remember more." }, id);
  expect(own(log)).toMatchObject([{ id, createdAt, description: "Now I remember more." }]);
  await log.save(draft, "sample-1");
  expect(entries(log)).toHaveLength(3);
  expect(own(log)).toHaveLength(2);
});

test("what is deleted can be taken back with its files, until it is forgotten", async () => {
  const here = device();
  const log = await here.open();
  await log.save(draft, undefined, { added: [photo()] });
  const { id } = own(log)[0]!;
  log.remove(id).undo();
  expect(await log.files.of(id)).toHaveLength(1);
  expect(own(await here.open())).toHaveLength(1);
  await log.remove(id).forget();
  expect(here.files.size).toBe(0);
});

test("files of entries that are gone are swept away later, and not those that another tab is saving", async () => {
  const here = device();
  const log = await here.open(() => new Date("2026-11-21T08:00:00Z"));
  await log.save(draft, undefined, { added: [photo()] });
  log.remove(own(log)[0]!.id);
  await here.open(() => new Date("2026-11-21T08:05:00Z"));
  expect(here.files.size).toBe(1);
  await here.open(() => new Date("2026-11-21T08:15:00Z"));
  await vi.waitFor(() => expect(here.files.size).toBe(0));
});

test("a device that takes nothing is logged, and the entry stays in the page", async () => {
  const here = device();
  here.isBroken.storage = true;
  const log = await here.open();
  expect(await log.save(draft)).toBe(false);
  expect(log.state()).toMatchObject({ kind: "open", isKept: false });
  expect(own(log)).toHaveLength(1);
  expect(console.error).toHaveBeenCalled();
});

test("when a file finds no room, neither the entry nor half of its files are kept", async () => {
  const here = device();
  const log = await here.open();
  here.isBroken.files = true;
  await expect(log.save(draft, undefined, { added: [photo()] })).rejects.toThrow("full");
  expect(own(log)).toEqual([]);
});

test("storage that cannot be read shows the samples, and what was there is set aside", async () => {
  const here = device();
  here.texts.set(storageKey, "{half of an ent");
  const log = await here.open();
  expect(entries(log)).toHaveLength(2);
  await log.save(draft);
  expect(here.texts.get("incidents-unreadable")).toBe("{half of an ent");
});

test("what was set aside is offered until it is forgotten, also tomorrow and behind a passcode", async () => {
  const here = device();
  here.texts.set(storageKey, "{half of an ent");
  await (await here.open()).save(draft);
  const log = await here.open();
  expect(log.state()).toMatchObject({ unreadable: "{half of an ent" });
  await log.setPasscode(passcode);
  await log.lock();
  await log.unlock(passcode);
  expect(log.state()).toMatchObject({ unreadable: "{half of an ent" });
  expect(await log.forgetUnreadable()).toBe(true);
  expect(log.state()).not.toHaveProperty("unreadable");
  expect([...here.texts.keys()]).toEqual([storageKey]);
  expect(own(log)).toHaveLength(1);
});

test("with a passcode nothing of the log can be read on the device, and the passcode brings all of it back", async () => {
  const here = device();
  const log = await here.open();
  await log.save(draft, undefined, { added: [photo("blue door.png")] });
  expect(await log.setPasscode(passcode)).toBe(true);
  await log.save({ ...draft, description: `${secret} again` }, undefined, { added: [photo()] });
  expect(everything(here)).not.toContain("blue door");
  expect(everything(here)).not.toContain("Corner");

  const tomorrow = await here.open();
  expect(tomorrow.state()).toEqual({ kind: "locked" });
  expect(await tomorrow.unlock("another passcode")).toBe(false);
  expect(await tomorrow.unlock(passcode)).toBe(true);
  expect(own(tomorrow)).toHaveLength(2);
  const [file] = await tomorrow.files.of(own(tomorrow)[1]!.id);
  expect(file).toMatchObject({ name: "blue door.png", kind: "image" });
  expect(await (await tomorrow.files.read(file!))?.text()).toBe(secret);
});

test("a passcode is stretched over at least 600,000 rounds", async () => {
  const { outside } = await newLock(passcode);
  expect(outside.rounds).toBeGreaterThanOrEqual(600_000);
});

test("a locked log reveals nothing", async () => {
  const log = await device().open();
  await log.save(draft, undefined, { added: [photo()] });
  const { id } = own(log)[0]!;
  await log.setPasscode(passcode);
  await log.lock();
  expect(log.state()).toEqual({ kind: "locked" });
  expect(await log.files.of(id)).toEqual([]);
  await expect(log.save(draft)).rejects.toThrow("locked");
});

test("a change of the passcode shuts out the old one; without a passcode all is open again", async () => {
  const here = device();
  const log = await here.open();
  await log.save(draft, undefined, { added: [photo()] });
  await log.setPasscode(passcode);
  await log.setPasscode("another passcode");
  expect(await log.isPasscode(passcode)).toBe(false);
  expect(await log.isPasscode("another passcode")).toBe(true);
  await log.removePasscode();
  const tomorrow = await here.open();
  expect(own(tomorrow)).toHaveLength(1);
  const [file] = await tomorrow.files.of(own(tomorrow)[0]!.id);
  expect(await (await tomorrow.files.read(file!))?.text()).toBe(secret);
});

test("a passcode that the device does not take changes nothing", async () => {
  const here = device();
  const log = await here.open();
  await log.save(draft);
  here.isBroken.storage = true;
  expect(await log.setPasscode(passcode)).toBe(false);
  expect(log.state()).toMatchObject({ hasPasscode: false });
  expect(own(await here.open())).toHaveLength(1);
});

test("a device with room for the entries, and none for locked ones, keeps them as they are", async () => {
  const here = device();
  const log = await here.open();
  await log.save(draft);
  here.room.letters = here.texts.get(storageKey)!.length;
  expect(await log.setPasscode(passcode)).toBe(false);
  expect(log.state()).toMatchObject({ hasPasscode: false, isKept: true });
});

test("another tab that sets a passcode locks this one; changes of another tab arrive", async () => {
  const here = device();
  const [one, other] = [await here.open(), await here.open()];
  await one.save(draft);
  await other.reload();
  expect(own(other)).toHaveLength(1);
  await one.setPasscode(passcode);
  await other.reload();
  expect(other.state()).toEqual({ kind: "locked" });
  await one.reload();
  expect(own(one)).toHaveLength(1);
});

test("erasing leaves nothing on the device, locked or not", async () => {
  const here = device();
  const log = await here.open();
  await log.save(draft, undefined, { added: [photo()] });
  await log.setPasscode(passcode);
  await log.lock();
  await log.erase();
  expect(log.state()).toMatchObject({ kind: "open", incidents: [], hasPasscode: false });
  expect([...here.texts]).toEqual([[storageKey, "[]"]]);
  expect(here.files.size).toBe(0);
});

test.each([false, true])("a copy (locked: %s) brings all back to another device, once", async (isLocked) => {
  const log = await device().open();
  await log.save(draft, undefined, { added: [photo(), new File(["x"], "memo.m4a")] });
  await log.setPasscode(passcode);
  const copy = new File([await exportLog(log, new Date(), isLocked)], "copy.json");
  expect((await copy.text()).includes("blue door")).toBe(!isLocked);

  const other = await device().open();
  if (isLocked) {
    expect(await importCopy(other, copy)).toEqual({ kind: "passcodeNeeded" });
    expect(await importCopy(other, copy, "wrong one")).toMatchObject({ why: "wrongPasscode" });
  }
  expect(await importCopy(other, copy, passcode)).toMatchObject({ added: 1, alreadyHere: 0, leftOut: 0 });
  expect(await importCopy(other, copy, passcode)).toMatchObject({ added: 0, alreadyHere: 1 });
  expect(own(other)).toEqual(own(log));
  const [file] = await other.files.of(own(other)[0]!.id);
  expect(await (await other.files.read(file!))?.text()).toBe(secret);
  expect(await other.files.all()).toHaveLength(2);
});
