import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const read = `{ shiftHandovers { id by note acknowledgedBy viewerCanAcknowledge }
  handoverCases { number caseId ownerName note { by text } } }`;
const handOver = `mutation ($input: HandOverShiftInput!) { handOverShift(input: $input) { handover { id by } } }`;
const acknowledge = `mutation ($input: AcknowledgeHandoverInput!) { acknowledgeHandover(input: $input) { handover { acknowledgedBy } } }`;

let leaving: Awaited<ReturnType<typeof signInAdmin>>;
let coming: Awaited<ReturnType<typeof signInAdmin>>;
let third: Awaited<ReturnType<typeof signInAdmin>>;
let request: number;
const viewerOf = async (caller: typeof leaving) =>
  (await caller.context()).viewer as { adminId: number; username: string };
beforeAll(async () => {
  leaving = await signInAdmin(lab);
  coming = await signInAdmin(lab);
  third = await signInAdmin(lab);
  request = await fileRequest(lab, await signInOfficer(lab));
  const { adminId, username } = await viewerOf(leaving);
  await lab.db.caseOwner.create({ data: { requestId: request, adminId, by: username } });
  for (const text of ["Older", "She waits at the north door"])
    await lab.db.caseNote.create({ data: { requestId: request, authorId: adminId, by: username, text } });
});
beforeEach(async () => {
  await lab.db.shiftHandover.deleteMany();
  await lab.db.message.deleteMany();
});
const hand = async (note = "Two calls are promised.") => {
  const { data, message } = await ask(leaving, handOver, { input: { note } });
  expect(message).toBeUndefined();
  return data.handOverShift.handover.id as string;
};
const confirm = (caller: Caller, id: string) => ask(caller, acknowledge, { input: { id } });

test("a shift is handed over with its cases and last notes, and acknowledged by the next one", async () => {
  const id = await hand();
  const { username } = await viewerOf(leaving);
  const { data } = await ask(coming, read, {});
  expect(data.shiftHandovers[0]).toMatchObject({
    ...{ id, by: username, note: "Two calls are promised.", acknowledgedBy: null },
    viewerCanAcknowledge: true,
  });
  expect(data.handoverCases).toMatchObject([
    { number: request, note: { by: username, text: "She waits at the north door" } },
  ]);
  expect((await confirm(leaving, id)).code).toBe("FORBIDDEN");
  const next = (await viewerOf(coming)).username;
  const { data: done } = await confirm(coming, id);
  expect(done.acknowledgeHandover.handover.acknowledgedBy).toBe(next);
  const actions = await lab.db.auditEntry.findMany({
    where: { resourceType: "shift" },
    orderBy: { id: "asc" },
  });
  expect(actions.map(({ action, actorName }) => [action, actorName])).toEqual([
    ["shift.handed-over", username],
    ["shift.acknowledged", next],
  ]);
});

test("a critical case is listed until someone owns it", async () => {
  const id = await fileRequest(lab, await signInOfficer(lab));
  const unowned = async () => {
    const { data } = await ask(coming, "{ unownedCriticalCases { number ownerName } }", {});
    return data.unownedCriticalCases;
  };
  expect(await unowned()).toEqual([]);
  await lab.db.emergencyRequest.update({ where: { id }, data: { urgencyLevel: "critical" } });
  expect(await unowned()).toEqual([{ number: id, ownerName: null }]);
  const { adminId, username } = await viewerOf(coming);
  await lab.db.caseOwner.create({ data: { requestId: id, adminId, by: username } });
  expect(await unowned()).toEqual([]);
  await lab.db.caseOwner.delete({ where: { requestId: id } });
  await lab.db.emergencyRequest.update({ where: { id }, data: { urgencyLevel: "medium" } });
});

test("the email names the cases and their owners, and holds no note", async () => {
  await hand("Her name is on the list");
  const messages = await lab.db.message.findMany({ where: { kind: "admin-notice" } });
  expect(messages.length).toBeGreaterThan(0);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request } });
  for (const { bodySealed } of messages) {
    const { text } = openBody(lab, bodySealed);
    expect(text).toContain(caseId);
    expect(text).toContain("/admin/handover");
    expect(text).not.toMatch(/north door|on the list/);
  }
});

test("two clicks at once hand over once, with one email each", async () => {
  const ids = await Promise.all([hand(), hand(), hand()]);
  expect(new Set(ids).size).toBe(1);
  expect(await lab.db.shiftHandover.count()).toBe(1);
  const addresses = await lab.db.message.findMany({ where: { kind: "admin-notice" } });
  expect(new Set(addresses.map((one) => one.recipientAddress)).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(0);
  // Another text is another handover, and so is the same one for the shift after.
  const second = await hand("One more thing");
  expect(ids).not.toContain(second);
  await confirm(coming, second);
  expect(await hand("One more thing")).not.toBe(second);
});

test("an earlier handover stays until someone has read it", async () => {
  const texts = async () => {
    const { data } = await ask(third, read, {});
    return data.shiftHandovers.map(({ note }: { note: string }) => note);
  };
  expect(await texts()).toEqual([]);
  const first = await hand("First shift");
  const second = await hand("Second shift");
  expect(await texts()).toEqual(["Second shift", "First shift"]);
  await confirm(coming, second);
  expect(await texts()).toEqual(["Second shift", "First shift"]);
  await confirm(coming, first);
  expect(await texts()).toEqual(["Second shift"]);
});

test("if two administrators acknowledge at once, one is recorded", async () => {
  const id = await hand();
  const both = await Promise.all([confirm(coming, id), confirm(third, id)]);
  expect(both.filter(({ code }) => code === "CONFLICT")).toHaveLength(1);
  expect(both.filter(({ code }) => code === undefined)).toHaveLength(1);
});

test("a bad text is refused by its field, and roles without cases take no part", async () => {
  for (const note of ["", "   ", "x".repeat(2001)]) {
    const { code, fields } = await ask(leaving, handOver, { input: { note } });
    expect([code, Object.keys(fields ?? {})]).toEqual(["INVALID", ["note"]]);
  }
  const desk = await signInAdmin(lab, { roles: ["desk"] });
  const auditor = await signInAdmin(lab, { roles: ["auditor"] });
  const id = await hand();
  expect((await ask(desk, read, {})).code).toBe("FORBIDDEN");
  expect((await ask(auditor, read, {})).code).toBeUndefined();
  for (const caller of [desk, auditor]) {
    expect((await confirm(caller, id)).code).toBe("FORBIDDEN");
    expect((await ask(caller, handOver, { input: { note: "Mine" } })).code).toBe("FORBIDDEN");
  }
});
