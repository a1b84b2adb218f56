import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { device, entries } from "../../../../tests/harness/screens/incidents.ts";
import { draftsKey } from "./draftsKey.ts";
import type { IncidentLog } from "./log.ts";
import { draftOf, newDraft } from "./logDrafts.ts";

const passcode = "seven green bicycles";
const typed = { type: "Arrest", location: "the blue door" };
const at = Date.parse("2026-11-21T08:00:00Z");

/** Like the form: read and written under its place. */
async function write(here: ReturnType<typeof device>, log: IncidentLog, form = newDraft) {
  const place = placeOf(log, form);
  here.drafts.set(place, { at, value: { values: await log.drafts.seal(place, typed), key: "k" } });
  return place;
}
const placeOf = (log: IncidentLog, form = newDraft) => `${log.drafts.owner()}/${form}`;
const kept = (here: ReturnType<typeof device>) => JSON.stringify([...here.drafts.values()]);
const read = (here: ReturnType<typeof device>, log: IncidentLog, place: string) =>
  log.drafts.open(place, here.drafts.get(place)?.value.values);

test("a draft is found again in any tab of this browser", async () => {
  const here = device();
  const place = await write(here, await here.open());
  const later = await here.open();
  expect(placeOf(later)).toBe(place);
  expect(await read(here, later, place)).toEqual(typed);
});

test("what Exit removes is the way to the draft", async () => {
  const here = device();
  const log = await here.open();
  const place = await write(here, log);
  here.texts.delete(draftsKey);
  expect(placeOf(await here.open())).not.toBe(place);
});

test("a passcode seals a draft that was open, and one that is written later", async () => {
  const here = device();
  const log = await here.open();
  const early = await write(here, log);
  await log.setPasscode(passcode);
  const late = await write(here, log, draftOf("sample-1"));
  expect(kept(here)).not.toContain("blue door");
  expect(here.drafts.get(early)?.at).toBe(at);
  for (const place of [early, late]) expect(await read(here, log, place)).toEqual(typed);
});

test("while the log is locked nothing is kept and nothing opens; the passcode opens it", async () => {
  const here = device();
  const log = await here.open();
  const place = await write(here, log);
  await log.setPasscode(passcode);
  const tomorrow = await here.open();
  await expect(tomorrow.drafts.seal(place, typed)).rejects.toThrow("locked");
  await expect(read(here, tomorrow, place)).rejects.toThrow("locked");
  await tomorrow.unlock(passcode);
  expect(await read(here, tomorrow, place)).toEqual(typed);
  await tomorrow.setPasscode("another long passcode");
  expect(await read(here, tomorrow, place)).toEqual(typed);
});

test("without the passcode the draft is open again, as the log is", async () => {
  const here = device();
  const log = await here.open();
  const place = await write(here, log);
  await log.setPasscode(passcode);
  await log.removePasscode();
  expect(kept(here)).toContain("blue door");
  expect(await read(here, log, place)).toEqual(typed);
});

test("a draft of one entry does not open as that of another", async () => {
  const here = device();
  const log = await here.open();
  await log.setPasscode(passcode);
  const place = await write(here, log);
  const sealed = here.drafts.get(place)?.value.values;
  await expect(log.drafts.open(placeOf(log, draftOf("sample-1")), sealed)).rejects.toThrow(/./);
});

test("a deleted entry deletes its draft, the erased log all of its own", async () => {
  const here = device();
  const log = await here.open();
  const place = await write(here, log);
  const [first] = entries(log);
  await write(here, log, draftOf(first?.id ?? ""));
  here.drafts.set("tab-1/new-request", { at, value: { values: typed, key: "k" } });
  await log.remove(first?.id ?? "").forget();
  expect([...here.drafts.keys()]).toEqual([place, "tab-1/new-request"]);
  await log.erase();
  expect([...here.drafts.keys()]).toEqual(["tab-1/new-request"]);
});

test("Exit forgets the same drafts", () => {
  expect(readFileSync("web/index.html", "utf8")).toContain(`localStorage.removeItem("${draftsKey}")`);
});
