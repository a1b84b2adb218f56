import { beforeAll, expect, test } from "vitest";
import { serverZone } from "../../../graph/core/time/installation.ts";
import { confirmedAtOf } from "../../../shared/community/entries/rules.ts";
import { useDatabase } from "../../harness/database/database.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin } from "../../harness/people.ts";
import { localDay } from "../../harness/local-day.ts";

useDatabase();
const lab = useKernel();
const confirm = `mutation ($input: ConfirmEntriesInput!) { confirmEntries(input: $input) { results { id refusal entry { version confirmedSource } } } }`;
const undo = `mutation ($input: UndoConfirmationsInput!) { undoConfirmations(input: $input) { results { id refusal } } }`;
const keys = ["res-tx-1", "res-tx-2", "res-tx-3"];
let admin: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
});

const rowsNow = () => lab.db.resource.findMany({ where: { key: { in: keys } }, orderBy: { key: "asc" } });
const shown = async () =>
  (await rowsNow()).map(({ id, version }) => ({ id: globalId("Resource", id), version }));
const day = (back: number) => localDay(new Date(Date.now() - back * 86_400_000));
const noonOf = (back: number) => confirmedAtOf(serverZone(), day(back), lab.now())?.toISOString();
const source = "A call to each";

test("confirms several with date and source, refuses the others by name, and undoes it", async () => {
  const entries = await shown();
  const [first, second, third] = await rowsNow();
  // A colleague confirms the second one meanwhile, and the third one later than the day given here.
  const colleague = await signInAdmin(lab);
  await ask(colleague, confirm, { input: { entries: [entries[1]], day: day(5), source: "Its page" } });
  await ask(colleague, confirm, { input: { entries: [entries[2]], day: day(0), source: "Its page" } });
  const latest = await shown();
  const input = { entries: [entries[0], entries[1], latest[2]], day: day(3), source: `  ${source} ` };
  const { data } = await ask(admin, confirm, { input });
  const [done, changed, later] = data.confirmEntries.results;
  expect(done).toMatchObject({ id: entries[0]?.id, refusal: null, entry: { confirmedSource: source } });
  expect(changed).toMatchObject({ refusal: expect.stringContaining("changed"), entry: null });
  expect(later).toMatchObject({ refusal: expect.stringContaining("later date"), entry: null });
  const after = await rowsNow();
  expect(after[0]?.confirmedAt?.toISOString()).toBe(noonOf(3));
  expect(after.slice(1).map(({ confirmedSource }) => confirmedSource)).toEqual(["Its page", "Its page"]);
  expect(
    await lab.db.auditEntry.count({ where: { action: "entry.confirmed", resourceId: `${first?.id}` } }),
  ).toBe(1);

  // Another account cannot undo it, and a later change ends it.
  const version = done.entry.version as number;
  const mine = [{ id: entries[0]?.id, version }];
  const tried = await ask(colleague, undo, { input: { entries: mine } });
  expect(tried.data.undoConfirmations.results[0].refusal).toContain("Your confirmation");
  const undone = await ask(admin, undo, { input: { entries: mine } });
  expect(undone.data.undoConfirmations.results).toEqual([{ id: entries[0]?.id, refusal: null }]);
  expect((await rowsNow())[0]).toMatchObject({ confirmedAt: null, confirmedBy: null, confirmedSource: null });
  const again = await ask(admin, undo, { input: { entries: await shown().then((all) => [all[0]]) } });
  expect(again.data.undoConfirmations.results[0].refusal).toContain("Your confirmation");
  expect([second?.key, third?.key]).toEqual(keys.slice(1));
});

test("undoing gives back the confirmation before", async () => {
  const send = async (back: number, source: string) => {
    const [entry] = await shown();
    const { data } = await ask(admin, confirm, { input: { entries: [entry], day: day(back), source } });
    expect(data.confirmEntries.results[0].refusal).toBeNull();
  };
  await send(9, "The first call");
  await send(2, "The second call");
  const { data } = await ask(admin, undo, { input: { entries: (await shown()).slice(0, 1) } });
  expect(data.undoConfirmations.results[0].refusal).toBeNull();
  const [row] = await rowsNow();
  expect(row).toMatchObject({ confirmedSource: "The first call", confirmedBy: expect.any(String) });
  expect(row?.confirmedAt?.toISOString()).toBe(noonOf(9));
});

test("refuses a future day, a missing source and too many entries", async () => {
  const [entry] = await shown();
  const refused = async (input: object) => {
    const { code, fields } = await ask(admin, confirm, {
      input: { entries: [entry], day: day(0), source, ...input },
    });
    return code === "INVALID" && fields;
  };
  expect(await refused({ day: day(-2) })).toHaveProperty("day");
  expect(await refused({ day: "2026-02-30" })).toHaveProperty("day");
  expect(await refused({ source: "   " })).toHaveProperty("source");
  const many = Array.from({ length: 51 }, (_, at) => ({ id: globalId("Resource", at + 1), version: 0 }));
  for (const entries of [[], [entry, entry], many])
    expect((await ask(admin, confirm, { input: { entries, day: day(0), source } })).code).toBe("INVALID");
});

test("places a day at its local noon, and never in the future", () => {
  const [chicago, guam] = ["America/Chicago", "Pacific/Guam"] as const;
  const now = new Date("2026-11-26T09:00:00Z");
  expect(confirmedAtOf(chicago, "2026-11-25", now)).toEqual(new Date("2026-11-25T18:00:00Z"));
  expect(confirmedAtOf(chicago, "2026-11-26", now)).toEqual(now);
  expect(confirmedAtOf(chicago, "2026-11-27", now)).toBeNull();
  // It is already tomorrow in Guam, and not in Chicago.
  const later = new Date("2026-11-26T15:00:00Z");
  expect(confirmedAtOf(guam, "2026-11-27", later)).toEqual(later);
  expect(confirmedAtOf(chicago, "2026-11-27", later)).toBeNull();
});
