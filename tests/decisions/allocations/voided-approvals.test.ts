import { expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  shownTo,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

const lab = useKernel();

const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!) { approveRequest(input: { id: $id, amount: $amount, version: $version }) { request { status voidedApprovals } } }`;
const approveAs = async (caller: Caller, number: number) =>
  ask(caller, approve, await shownTo(caller, number));
const save = async (caller: Caller, number: number, changes: Record<string, unknown> = {}) =>
  saveVictimInfo(await caller.context(), number, victimInfoForm(changes));
const stored = (id: number) =>
  lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: { allocations: true, approvals: true, messages: true },
  });
const audited = async (id: number, action: string) =>
  (await lab.db.auditEntry.findMany({ where: { action, resourceId: String(id) } })).map(
    ({ details }) => details,
  );

test("victim information changed between two approvals voids the first, and says so", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 900 });
  await approveAs(officer, number);
  expect((await stored(number)).status).toBe("processing");
  await save(officer, number, { fullName: "Somebody Else", governmentId: "NEW-1" });

  const row = await stored(number);
  expect(row.status).toBe("pending");
  expect(row.approvals).toMatchObject([{ decision: "approved", voidedAt: expect.any(Date) }]);
  expect(row.allocations).toMatchObject([{ status: "denied" }]);
  expect(await audited(number, "victim-info.changed")).toEqual([{ fields: ["fullName", "governmentId"] }]);
  expect(await audited(number, "request.approvals-voided")).toEqual([
    { fields: ["fullName", "governmentId"], approvals: 1, before: "processing", after: "pending" },
  ]);
  const told = row.messages.filter(({ kind }) => kind === "officer-approval-voided");
  expect(told).toHaveLength(1);
  expect(openBody(lab, told[0]?.bodySealed ?? "").text).toMatch(
    /changed after it was approved \(Robin Vale \d+\)\. That approval no longer counts\./,
  );
  const asked = row.messages.filter(({ kind }) => kind === "supervisor-approval");
  expect(asked.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/changed and needs a new decision$/),
    expect.stringMatching(/by Robin Vale \d+ is ready for your decision$/),
    expect.stringMatching(/needs your approval$/),
    expect.stringMatching(/was filed by/),
  ]);

  const { data } = await ask(
    officer,
    "query ($n: Int!) { request(number: $n) { voidedApprovals viewerHasApproved } }",
    { n: number },
  );
  expect(data.request).toEqual({
    voidedApprovals: [expect.stringContaining("Robin Vale")],
    viewerHasApproved: false,
  });
  expect((await approveAs(officer, number)).data.approveRequest.request).toEqual({
    status: "processing",
    voidedApprovals: [],
  });
});

test("a voided approval does not count as one of two", async () => {
  await lab.db.urgencyRule.update({ where: { urgencyLevel: "standard" }, data: { requiredApprovers: 2 } });
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const [one, two] = [await signInAdmin(lab), await signInAdmin(lab)];
  await approveAs(one, number);
  await save(officer, number, { dependents: "Four" });
  expect((await approveAs(two, number)).data.approveRequest.request.status).toBe("processing");
  expect((await approveAs(one, number)).data.approveRequest.request.status).toBe("approved");
  await lab.db.urgencyRule.update({ where: { urgencyLevel: "standard" }, data: { requiredApprovers: 1 } });
});

test("saving the same again voids nothing, sends nothing, and keeps the version", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 900 });
  await approveAs(officer, number);
  const before = await stored(number);
  await save(officer, number);
  await save(await signInAdmin(lab), number, { dateOfBirth: "", governmentId: "" });
  const after = await stored(number);
  expect(after).toMatchObject({ status: "processing", version: before.version });
  expect(after.approvals).toMatchObject([{ voidedAt: null }]);
  expect(after.messages).toHaveLength(before.messages.length);
  expect(await audited(number, "victim-info.changed")).toEqual([]);
});

test("a change notifies the officer in the language of the officer's case", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 900 });
  const { verificationId: id } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  await lab.db.verification.update({ where: { id: id ?? 0 }, data: { language: "es" } });
  await approveAs(officer, number);
  await save(await signInAdmin(lab), number, { city: "Dallas" });
  const [told] = (await stored(number)).messages.filter(({ kind }) => kind === "officer-approval-voided");
  expect([told?.language, told?.subject]).toEqual(["es", expect.stringMatching(/se debe aprobar de nuevo$/)]);
});

test("if a change and the second approval race, one wins, and no one approves what they did not see", async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const officer = await signInOfficer(lab);
    const number = await fileRequest(lab, officer, { recommended: 900 });
    await approveAs(officer, number);
    const admin = await signInAdmin(lab);
    const shown = await shownTo(admin, number);
    const [second, change] = await Promise.allSettled([
      ask(admin, approve, shown),
      save(officer, number, { fullName: "Somebody Else" }),
    ]);
    const { status, victimInfo, allocations } = await lab.db.emergencyRequest.findUniqueOrThrow({
      where: { id: number },
      include: { victimInfo: true, allocations: true },
    });
    const approved = second.status === "fulfilled" && second.value.code === undefined;
    expect({ status, changed: change.status === "fulfilled" }).toEqual(
      approved ? { status: "approved", changed: false } : { status: "pending", changed: true },
    );
    expect(victimInfo?.fullName).toBe(approved ? "Noor Ibarra-Whitlock" : "Somebody Else");
    expect(allocations.map((money) => money.status)).toEqual([approved ? "allocated" : "denied"]);
  }
});
