import { beforeAll, expect, test } from "vitest";
import { changeSchedule, confirmSchedule, listSchedules } from "../../../graph/records/schedules/service.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";
import { citation, goTo } from "../../harness/records/destruction.ts";
import { refusal } from "../../harness/requests/cases.ts";

const lab = useKernel();
const record = "cases" as const;
let one: Caller;
let other: Caller;

beforeAll(async () => {
  one = await signInAdmin(lab, { role: "super_admin" });
  other = await signInAdmin(lab, { role: "super_admin" });
});

const schedule = async () => (await listSchedules(await one.context())).find((row) => row.record === record)!;
const change = async (who: Caller, version: number, years: number | null) =>
  changeSchedule(await who.context(), { record, version }, { years, citation });
const confirm = async (who: Caller, version: number) =>
  confirmSchedule(await who.context(), { record, version });

test("by default everything is kept", async () => {
  const all = await listSchedules(await one.context());
  expect(all.every(({ years, version }) => years === null && version === 0)).toBe(true);
});

test("the first period waits for another person and a day", async () => {
  await change(one, 0, 7);
  expect(await schedule()).toMatchObject({ years: null, proposedYears: 7, version: 1 });
  expect(await refusal(confirm(other, 1))).toMatch(/CONFLICT/);
  await goTo(lab, new Date(lab.now().getTime() + 86_399_000));
  expect(await refusal(confirm(other, 1))).toMatch(/CONFLICT/);
  await goTo(lab, new Date(lab.now().getTime() + 1_000));
  expect(await refusal(confirm(one, 1))).toMatch(/FORBIDDEN/);
  expect(await refusal(confirm(other, 0))).toMatch(/CONFLICT/);
  await confirm(other, 1);
  expect(await schedule()).toMatchObject({ years: 7, citation, proposedYears: null, version: 2 });
});

test("a longer period applies at once and drops a shorter one that waits", async () => {
  await change(one, 2, 5);
  expect(await schedule()).toMatchObject({ years: 7, proposedYears: 5, version: 3 });
  await change(other, 3, 9);
  expect(await schedule()).toMatchObject({ years: 9, proposedYears: null, version: 4 });
  expect(await refusal(confirm(other, 4))).toMatch(/CONFLICT/);
  await change(one, 4, null);
  expect(await schedule()).toMatchObject({ years: null, citation: "", version: 5 });
});

test("if two people change it at once, the second gets CONFLICT, and each change has an audit entry", async () => {
  const both = await Promise.allSettled([change(one, 5, 3), change(other, 5, 4)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const entries = await lab.db.auditEntry.findMany({
    where: { resourceType: "schedule" },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    ...["schedule.proposed", "schedule.changed", "schedule.proposed", "schedule.changed", "schedule.changed"],
    "schedule.proposed",
  ]);
});

test("no other role, and bad input names its field", async () => {
  const mutation = `mutation ($input: ChangeRetentionScheduleInput!) { changeRetentionSchedule(input: $input) { schedule { years } } }`;
  const input = { record, version: 6, years: 3, citation };
  for (const role of ["admin", "auditor", "security"] as const)
    expect((await ask(await signInAdmin(lab, { role }), mutation, { input })).code, role).toBe("FORBIDDEN");
  for (const [field, wrong] of [
    ["years", { years: 0 }],
    ["years", { years: 101 }],
    ["citation", { citation: "  " }],
    ["citation", { citation: "x".repeat(201) }],
  ] as const) {
    const answer = await ask(one, mutation, { input: { ...input, ...wrong } });
    expect(answer.code).toBe("INVALID");
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  }
});
