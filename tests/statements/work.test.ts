import { beforeAll, expect, test } from "vitest";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import { openTask } from "../../graph/core/tasks/open.ts";
import { taskViews, workKinds, type WorkKind } from "../../shared/desk/tasks/kinds.ts";
import { countWork, readWork, type WorkFilter } from "../../graph/desk/tasks/work.sql.ts";
import { useKernel } from "../harness/kernel.ts";
import { ask, fileRequest, rowsOf, signInAdmin, signInOfficer } from "../harness/people.ts";

const lab = useKernel();
const hour = 3_600_000;
const now = new Date();
const ago = (hours: number) => new Date(now.getTime() - hours * hour);
let admin: Awaited<ReturnType<typeof signInAdmin>>;
let adminId: number;
let request: number;
const filter = (more: Partial<WorkFilter> = {}): WorkFilter => ({
  ...{ view: "open", kind: null, search: "", adminId, now, callbackMinutes: 5 },
  ...{ scope: wholeProgram(), may: () => true },
  ...more,
});
const read = (more: Partial<WorkFilter> = {}) => readWork(lab.sql, filter(more), { skip: 0, take: 1000 });

beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  ({ adminId } = (await admin.context()).viewer as { adminId: number });
  request = await fileRequest(lab, await signInOfficer(lab));
  await lab.db.emergencyRequest.update({ where: { id: request }, data: { urgencyLevel: "critical" } });
  await lab.db.caseOwner.create({ data: { requestId: request, adminId, by: "admin" } });
  const reply = { requestId: request, responseType: "sms", recipientType: "victim", sender: "Noor" } as const;
  await lab.db.recipientResponse.createMany({
    data: [
      { ...reply, content: "The code is refused", isProblem: true, createdAt: ago(3) },
      { ...reply, content: "Thank you" },
      { ...reply, content: "It works now", isProblem: true, acknowledgedAt: now },
    ],
  });
  const call = { phone: "+15125550166", sessionKey: "x" };
  await lab.db.callbackRequest.createMany({
    data: [
      { ...call, name: "Late", requestType: "urgent", createdAt: ago(1) },
      { ...call, name: "Claimed", requestType: "general", status: "claimed", ownerId: adminId, dueAt: now },
      { ...call, name: "Over", requestType: "general", status: "closed" },
    ],
  });
  const entry = { resourceKey: "res-ca-1", contactInfo: "1", problem: "number" } as const;
  await lab.db.correction.createMany({
    data: [
      { ...entry, resourceName: "Quarry Bend" },
      { ...entry, resourceName: "Elsewhere", state: "resolved" },
    ],
  });
  const vendor = await lab.db.vendor.create({ data: { key: "quarry", name: "Quarry Rides" } });
  const code = { vendorId: vendor.id, codeSealed: "sealed", batch: "1" };
  await lab.db.vendorCode.createMany({
    data: [
      { ...code, codeKey: "1" },
      { ...code, codeKey: "2", expiresAt: ago(1) },
    ],
  });
  const imported = { vendorId: vendor.id, importedById: 1, importedBy: "A" };
  const approved = { approvedById: 2, approvedBy: "B", approvedAt: now };
  await lab.db.codeImport.createMany({
    data: [
      { ...imported, batch: "held" },
      { ...imported, batch: "approved", ...approved },
      { ...imported, batch: "withdrawn" },
    ],
  });
  await lab.db.vendorCode.create({ data: { ...code, codeKey: "3", batch: "held", isHeld: true } });
  await lab.db.escalation.create({
    data: { requestId: request, step: 1, name: "director", told: 1, at: ago(1) },
  });
  await openTask(lab.db, {
    kind: "dispute",
    subjectType: "test",
    subjectId: 1,
    about: "Letter 7",
    openedAt: now,
  });
  await lab.db.privacyRequest.createMany({
    data: [
      { requestId: request, kind: "access", dueAt: ago(-10) },
      {
        ...{ requestId: request, kind: "deletion", dueAt: ago(-10) },
        ...{ outcome: "refused", answer: "It must stay.", answeredAt: now, answeredBy: "A" },
      },
    ],
  });
  const failed = await lab.db.message.findFirst();
  if (failed)
    await lab.db.message.update({
      where: { id: failed.id },
      data: { state: "failed", kind: "composed", reason: "refused" },
    });
});

test("what waits is what the tables hold, by kind", async () => {
  const rows = await read();
  const numberOf = (kind: WorkKind) => rows.filter((row) => row.kind === kind).length;
  const { db } = lab;
  const pending = await db.verification.findMany({ where: { status: "pending" } });
  const isGrant = ({ emergencyUntil }: { emergencyUntil: Date | null }) =>
    emergencyUntil !== null && emergencyUntil > now;
  const unconfirmed = await db.resource.count({ where: { retiredAt: null, confirmedAt: null } });
  const escalated = await db.emergencyRequest.count({
    where: { status: "pending", attendance: null, escalations: { some: {} } },
  });
  const plain: Record<WorkKind, number> = {
    waiting_for_fund: 0,
    statement_difference: 0,
    dispute: await db.deskTask.count({ where: { state: "open" } }),
    expiring_code: 0,
    stop_request: 0,
    same_person: 0,
    urgent_reply: await db.recipientResponse.count({ where: { isProblem: true, acknowledgedAt: null } }),
    failed_message: await db.message.count({ where: { state: "failed", handledAt: null } }),
    callback: await db.callbackRequest.count({ where: { status: { not: "closed" } } }),
    officer_waiting: pending.filter((one) => !isGrant(one)).length,
    grant_to_review: pending.filter(isGrant).length,
    wrong_entry: await db.correction.count({ where: { state: "open" } }),
    entry_to_confirm: unconfirmed > 0 ? 1 : 0,
    low_code_pool: 1,
    codes_to_approve: 1,
    escalation: escalated,
    privacy_request: await db.privacyRequest.count({ where: { outcome: null } }),
  };
  expect(Object.fromEntries(workKinds.map((kind) => [kind, numberOf(kind)]))).toEqual(plain);
  for (const kind of workKinds) expect(await read({ kind })).toEqual(rows.filter((row) => row.kind === kind));
  const due = rows.map(({ dueAt }) => dueAt?.toISOString() ?? "9");
  expect(due).toEqual(due.toSorted());
  expect(await readWork(lab.sql, filter(), { skip: 1, take: 2 })).toEqual(rows.slice(1, 3));
});

test("the views, the search and the due times follow each table", async () => {
  const all = await read();
  const late = all.filter(({ dueAt }) => dueAt !== null && dueAt <= now);
  expect(await read({ view: "late" })).toEqual(late);
  expect(await read({ view: "free" })).toEqual(all.filter(({ ownerId }) => ownerId === null));
  expect(await read({ view: "mine" })).toEqual(all.filter(({ ownerId }) => ownerId === adminId));
  expect(await read({ search: "quarry b" })).toEqual(all.filter(({ about }) => about === "Quarry Bend"));
  expect(await read({ search: "100%_" })).toEqual([]);
  expect(await read({ view: "closed" })).toEqual([]);
  const next = all.map(({ dueAt }) => dueAt).find((dueAt) => dueAt && dueAt > now);
  for (const view of taskViews)
    for (const more of [{}, { search: "quarry" }, { kind: "callback" as const }])
      expect(await countWork(lab.sql, filter({ view, ...more }))).toEqual({
        count: (await read({ view, ...more })).length,
        late: late.length,
        lateSince: late[0]?.dueAt,
        nextDueAt: next,
      });
  const rule = await lab.db.urgencyRule.findUnique({ where: { urgencyLevel: "critical" } });
  const reply = all.find(({ kind }) => kind === "urgent_reply");
  const minutes = rule?.timeThresholdMinutes ?? 24 * 60;
  expect(reply?.dueAt).toEqual(new Date(ago(3).getTime() + minutes * 60_000));
  expect(reply).toMatchObject({ requestId: request, ownerId: adminId });
});

test("each role reads the kinds that its permissions cover", async () => {
  const list = `query ($filter: WorkFilter) { deskWork(filter: $filter, first: 100) { totalCount late edges { node { id kind task { number } } } } }`;
  const kindsOf = async (roles: ("desk" | "treasurer" | "security" | "admin")[]) => {
    const { data, message } = await ask(await signInAdmin(lab, { roles }), list, {});
    expect(message).toBeUndefined();
    return new Set(rowsOf<{ kind: WorkKind }>(data.deskWork).map(({ kind }) => kind));
  };
  expect(await kindsOf(["security"])).toEqual(new Set());
  expect(await kindsOf(["treasurer"])).toEqual(new Set(["dispute"]));
  const desk = await kindsOf(["desk"]);
  expect([desk.has("callback"), desk.has("escalation"), desk.has("dispute")]).toEqual([true, false, false]);
  expect((await kindsOf(["admin"])).has("escalation")).toBe(true);
  expect((await ask(await signInOfficer(lab), list, {})).code).toBe("FORBIDDEN");
});
