import { beforeAll, expect, test } from "vitest";
import { createQuotas } from "../../../graph/core/quotas.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { cursorOf } from "../../../shared/core/graphql/pages.ts";
import { reportWrongEntry } from "../../../graph/community/corrections/service.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, globalId, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const report = `mutation ($input: ReportWrongEntryInput!) { reportWrongEntry(input: $input) { entry } }`;
const list = `query ($filter: CorrectionFilter, $order: CorrectionOrder, $first: Int, $after: String) {
  corrections(filter: $filter, order: $order, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node {
      id number resourceKey resourceName problem details email state resolvedAt resolvedBy resource { name }
    } }
  }
}`;
const turned = "{ correction { state resolvedAt resolvedBy } }";
const resolve = `mutation ($id: ID!) { resolveCorrection(input: { id: $id }) ${turned} }`;
const reopen = `mutation ($id: ID!) { reopenCorrection(input: { id: $id }) ${turned} }`;

// More reports than one address may send in an hour.
beforeAll(() => {
  lab.quotas.count = async () => {};
});

const file = async (input: Record<string, unknown>) =>
  ask(await lab.visitor(), report, { input: { entry: "res-tx-3", problem: "number", ...input } });
const newest = () => lab.db.correction.findFirstOrThrow({ orderBy: { id: "desc" } });
const notices = () =>
  lab.db.message.findMany({ where: { kind: "admin-notice" }, orderBy: { createdAt: "asc" } });

test("a wrong number reaches the administrators, without identifying the reporter, not even by an officer's session", async () => {
  const officer = await signInOfficer(lab);
  const input = { entry: "res-tx-3", problem: "number", details: "It rings a bakery.", language: "es" };
  const { data } = await ask(officer, report, { input });
  expect(data.reportWrongEntry).toEqual({ entry: "res-tx-3" });
  expect(await newest()).toMatchObject({
    resourceKey: "res-tx-3",
    resourceName: "Houston Food Bank",
    contactInfo: "713-223-3700 or houstonfoodbank.org",
    problem: "number",
    details: "It rings a bakery.",
    email: null,
    language: "es",
    state: "open",
  });
  const entry = await lab.db.auditEntry.findFirst({ where: { action: "correction.reported" } });
  expect(entry).toMatchObject({
    actorKind: "visitor",
    actorId: null,
    actorName: null,
    ip: null,
    details: { entry: "res-tx-3", problem: "number" },
  });
});

test("notifies the desk once per problem, in the reader's words and without the reader's address", async () => {
  await lab.db.systemConfig.updateMany({ data: { notificationEmail: "desk@fund.example" } });
  await lab.refreshConfig();
  const closed = { entry: "res-oh-3", problem: "closed" };
  await file({ ...closed, details: "The door is nailed shut.", email: "ana@example.org" });
  await file(closed);
  await file({ ...closed, problem: "address" });
  const mails = await notices();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Directory: it has closed (res-oh-3)",
    "Directory: the address is wrong (res-oh-3)",
  ]);
  expect(mails[0]?.recipientAddress).toBe("desk@fund.example");
  const { text } = openBody(lab, mails[0]?.bodySealed ?? "");
  expect(text).toContain("The door is nailed shut.");
  expect(text).not.toContain("ana@example.org");

  await lab.db.correction.updateMany({ data: { state: "resolved" } });
  await file(closed);
  expect(await notices()).toHaveLength(3);
});

test("if no desk is configured, every administrator is notified", async () => {
  await lab.db.systemConfig.updateMany({ data: { notificationEmail: "" } });
  await lab.refreshConfig();
  await lab.db.message.deleteMany({ where: { kind: "admin-notice" } });
  await signInAdmin(lab, { email: "kim@fund.example" });
  await signInAdmin(lab, { email: "lee@fund.example" });
  await lab.db.admin.updateMany({ where: { email: "lee@fund.example" }, data: { isActive: false } });
  await file({ entry: "res-ny-3", problem: "closed" });
  await file({ entry: "res-ny-3", problem: "closed" });
  expect((await notices()).map(({ recipientAddress }) => recipientAddress)).toEqual(["kim@fund.example"]);
});

test("names missing and invalid fields, over both APIs, and stores nothing", async () => {
  const before = await lab.db.correction.count();
  const wrong = { problem: "other", details: " ", email: "nobody" };
  const { code, fields } = await file(wrong);
  expect(code).toBe("INVALID");
  expect(fields).toEqual({
    details: ["Please describe what is wrong"],
    email: ["Please enter a valid email address"],
  });
  const visitor = await lab.visitor();
  const answer = await visitor.fetch("/api/resources/res-tx-3/corrections", {
    method: "POST",
    body: { details: "x".repeat(501) },
  });
  expect(answer.status).toBe(400);
  expect((await answer.json()).fields).toEqual({
    problem: ["Please choose what is wrong"],
    details: ["Please use 500 characters or fewer"],
  });
  expect(await lab.db.correction.count()).toBe(before);
});

test("over REST it is one call; an unknown entry is reported", async () => {
  const visitor = await lab.visitor();
  const call = (key: string) =>
    visitor.fetch(`/api/resources/${key}/corrections`, { method: "POST", body: { problem: "address" } });
  const answer = await call("res-ca-3");
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  expect(await newest()).toMatchObject({ resourceKey: "res-ca-3", problem: "address", details: null });
  for (const key of ["res-zz-1", "res-ca-99", "1"]) expect((await call(key)).status).toBe(404);
  expect((await call("res-ca-3%00")).status).toBe(400);
});

test("refuses the sixth in an hour from one address", async () => {
  const context = { ...(await (await lab.visitor()).context()), quotas: createQuotas() };
  for (let turn = 0; turn < 5; turn += 1) await reportWrongEntry(context, "res-tx-2", { problem: "closed" });
  await expect(reportWrongEntry(context, "res-tx-2", { problem: "closed" })).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
});

test("administrators read the reports newest first; no one else does", async () => {
  await file({ entry: "res-tx-6", problem: "closed" });
  const admin = await signInAdmin(lab);
  const { data } = await ask(admin, list);
  const numbers = rowsOf<{ number: number }>(data.corrections).map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a));
  expect(data.corrections.totalCount).toBe(await lab.db.correction.count());
  expect(data.corrections.edges[0].node).toMatchObject({
    resourceKey: "res-tx-6",
    state: "open",
    resource: { name: "Legacy Montrose Clinic" },
  });

  const { id, number } = data.corrections.edges[0].node;
  const fresh = await signInAdmin(lab, { mustChangePassword: true });
  for (const [person, code] of [
    [await lab.visitor(), "UNAUTHENTICATED"],
    [await signInOfficer(lab), "FORBIDDEN"],
    [fresh, "FORBIDDEN"],
  ] as const) {
    expect((await ask(person, list)).code).toBe(code);
    expect((await ask(person, resolve, { id })).code).toBe(code);
    expect((await ask(person, reopen, { id })).code).toBe(code);
    expect((await ask(person, `{ node(id: "${id}") { id } }`)).code).toBeDefined();
  }
  expect((await ask(admin, `{ node(id: "${id}") { id } }`)).data.node.id).toBe(id);
  expect(await lab.db.correction.findUnique({ where: { id: number } })).toMatchObject({ state: "open" });
});

test("an administrator resolves a report once, and is logged", async () => {
  await file({ entry: "res-tx-5", problem: "address" });
  const { id: number } = await newest();
  const id = globalId("Correction", number);
  const admin = await signInAdmin(lab);
  const { data } = await ask(admin, resolve, { id });
  expect(data.resolveCorrection.correction).toMatchObject({ state: "resolved", resolvedBy: "Kim Ash" });
  expect(data.resolveCorrection.correction.resolvedAt).not.toBeNull();
  expect((await ask(admin, resolve, { id })).code).toBe("CONFLICT");
  expect((await ask(admin, resolve, { id: globalId("Correction", 999_999) })).code).toBe("NOT_FOUND");
  expect((await ask(admin, resolve, { id: globalId("Resource", number) })).code).toBe("INVALID");
  expect(
    await lab.db.auditEntry.findMany({
      where: { action: "correction.resolved", resourceId: String(number) },
    }),
  ).toMatchObject([{ actorKind: "admin", details: { before: "open", after: "resolved" } }]);
  const open = await ask(admin, list, { filter: { state: "open" } });
  expect(JSON.stringify(open.data)).not.toContain(id);
});

test("a resolved report can be reopened, once, and both are in the audit log", async () => {
  await file({ entry: "res-tx-8", problem: "closed" });
  const { id: number } = await newest();
  const id = globalId("Correction", number);
  const admin = await signInAdmin(lab);
  expect((await ask(admin, reopen, { id })).code).toBe("CONFLICT");
  await ask(admin, resolve, { id });
  const { data } = await ask(admin, reopen, { id });
  expect(data.reopenCorrection.correction).toEqual({ state: "open", resolvedAt: null, resolvedBy: null });
  expect((await ask(admin, reopen, { id })).code).toBe("CONFLICT");
  const rows = await lab.db.auditEntry.findMany({
    where: { resourceType: "correction", resourceId: String(number), actorKind: "admin" },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ action }) => action)).toEqual(["correction.resolved", "correction.reopened"]);
});

test("a list is searched, filtered, sorted and paged", async () => {
  await lab.db.correction.deleteMany();
  const about = { problem: "closed" as const, contactInfo: "", createdAt: new Date() };
  await lab.db.correction.createMany({
    data: Array.from({ length: 60 }, (_, n) => ({
      ...about,
      resourceKey: `res-oh-${n + 1}`,
      resourceName: n % 2 ? `Pantry ${100 + n}` : `Clinic ${100 + n}`,
      details: n === 7 ? "100% gone_away" : null,
      state: n < 50 ? ("open" as const) : ("resolved" as const),
    })),
  });
  const admin = await signInAdmin(lab);
  const found = async (variables: Record<string, unknown>) => {
    const { data, code, fields } = await ask(admin, list, variables);
    if (code) return { code, fields };
    const names = rowsOf<{ resourceName: string }>(data.corrections).map(({ resourceName }) => resourceName);
    return { total: data.corrections.totalCount, shown: names.length, first: names[0], last: names.at(-1) };
  };
  const byName = { field: "resourceName", direction: "ascending" };
  const first = await found({ filter: { state: "open" }, order: byName });
  expect(first).toEqual({ total: 50, shown: 25, first: "Clinic 100", last: "Clinic 148" });
  const second = await found({ filter: { state: "open" }, order: byName, after: cursorOf(25) });
  expect(second).toEqual({ total: 50, shown: 25, first: "Pantry 101", last: "Pantry 149" });
  expect(await found({ order: byName, after: cursorOf(50) })).toMatchObject({ total: 60, shown: 10 });
  expect(await found({ after: cursorOf(75) })).toMatchObject({ total: 60, shown: 0 });
  expect(await found({ first: 60 })).toMatchObject({ total: 60, shown: 60 });
  for (const first of [0, -5, 2_147_483_647]) expect((await found({ first })).code).toBeUndefined();
  const strange = await found({ after: "page 2" });
  expect(strange).toMatchObject({ code: "INVALID", fields: { after: expect.anything() } });
  const last = await ask(admin, list, { after: cursorOf(50) });
  expect(last.data.corrections.pageInfo).toEqual({ hasNextPage: false, endCursor: cursorOf(60) });
  expect(await found({ filter: { search: " pantry 10" } })).toMatchObject({ total: 5 });
  expect(await found({ filter: { search: "RES-OH-12" } })).toMatchObject({ total: 1 });
  expect(await found({ filter: { search: "100% gone_" } })).toMatchObject({ total: 1, first: "Pantry 107" });
  expect(await found({ filter: { search: "%" } })).toMatchObject({ total: 1 });
  expect(await found({ filter: { search: "x".repeat(101) } })).toMatchObject({ code: "INVALID" });
});

test("if two administrators resolve it at once, one wins", async () => {
  await file({ entry: "res-tx-7", problem: "number" });
  const id = globalId("Correction", (await newest()).id);
  const admins = await Promise.all([signInAdmin(lab), signInAdmin(lab)]);
  const answers = await Promise.all(admins.map((admin) => ask(admin, resolve, { id })));
  expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(1);
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
});

test("a report outlives its entry", async () => {
  const entry = await lab.db.resource.create({
    data: { ...(await rowLike("res-tx-3")), key: "res-tx-99", name: "Gone Pantry" },
  });
  await file({ entry: "res-tx-99", problem: "closed" });
  const { id } = await newest();
  await lab.db.resource.delete({ where: { id: entry.id } });
  const admin = await signInAdmin(lab);
  const { data } = await ask(admin, list);
  expect(data.corrections.edges[0].node).toMatchObject({
    number: id,
    resourceName: "Gone Pantry",
    resource: null,
  });
});

async function rowLike(key: string) {
  const {
    id: _id,
    exchangeId: _exchangeId,
    ...row
  } = await lab.db.resource.findUniqueOrThrow({ where: { key } });
  return row;
}
