import { beforeAll, beforeEach, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { createFund } from "../../../graph/money/funds/acts.ts";
import { confirmDeposit, enterDeposit } from "../../../graph/money/funds/deposits.ts";
import { keepWaitingTasks } from "../../../graph/money/funds/waiting-tasks.ts";
import { closeTask, openTask } from "../../../graph/core/tasks/open.ts";
import { approveOpened, fileForVictim, someone } from "../../harness/requests/approvals.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, liftMoneyLimits, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const hour = 3_600_000;
let admin: Awaited<ReturnType<typeof signInAdmin>>;
let other: Awaited<ReturnType<typeof signInAdmin>>;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab, { roles: ["admin", "treasurer"] });
  other = await signInAdmin(lab);
});
beforeEach(() => lab.db.deskTask.deleteMany());

const list = `query ($filter: TaskFilter) {
  deskTasks(filter: $filter) {
    totalCount late free nextDueAt
    edges { node { number kind about caseId dueAt state ownerName isMine outcome outcomes note closedBy version } }
  }
}`;
const act = (name: string) => {
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${name}(input: $input) { task { state ownerName isMine outcome note version } } }`;
};
const run = (caller: Caller, name: string, id: number, rest: Record<string, unknown> = {}) =>
  ask(caller, act(name), { input: { id: globalId("DeskTask", id), version: 0, ...rest } });
const numbers = async (caller: Caller, filter: Record<string, unknown> = {}) => {
  const { data } = await ask(caller, list, { filter });
  return rowsOf<{ number: number }>(data.deskTasks).map(({ number }) => number);
};

let subjects = 0;
async function open(task: Partial<Parameters<typeof openTask>[1]> = {}): Promise<number> {
  const at = new Date();
  const id = await openTask(lab.db, {
    ...{ kind: "dispute", subjectType: "dispatch", subjectId: ++subjects, openedAt: at },
    ...task,
  });
  if (id === undefined) throw new Error("it was open already");
  return id;
}

test("a subject has one open task of a kind, and another after it closed", async () => {
  const task = {
    kind: "dispute",
    subjectType: "dispatch",
    subjectId: ++subjects,
    openedAt: new Date(),
  } as const;
  const id = await open(task);
  expect(await openTask(lab.db, task)).toBeUndefined();
  expect(await openTask(lab.db, { ...task, kind: "expiring_code" })).toBeTypeOf("number");
  expect(await closeTask(lab.db, task, { at: new Date(), by: "kim", outcome: "help_given" })).toBe(id);
  expect(await closeTask(lab.db, task, { at: new Date() })).toBeUndefined();
  expect(await openTask(lab.db, task)).toBeTypeOf("number");
  const closed = await lab.db.deskTask.findUniqueOrThrow({ where: { id } });
  expect(closed).toMatchObject({ state: "done", closedBy: "kim", outcome: "help_given", version: 1 });
});

test("overdue tasks lead, and the filters find them", async () => {
  const now = Date.now();
  const later = await open({ dueAt: new Date(now + 5 * hour), about: "Letter 17" });
  const late = await open({ dueAt: new Date(now - hour) });
  const next = await open({ dueAt: new Date(now + hour), kind: "expiring_code" });
  expect(await numbers(admin)).toEqual([late, next, later]);
  expect(await numbers(admin, { view: "late" })).toEqual([late]);
  expect(await numbers(admin, { kind: "expiring_code" })).toEqual([next]);
  expect(await numbers(admin, { search: "letter 17" })).toEqual([later]);
  expect(await numbers(admin, { search: `#${next}` })).toEqual([next]);
  const { data } = await ask(admin, list, {});
  expect(data.deskTasks).toMatchObject({ totalCount: 3, late: 1, free: 3 });
  expect(data.deskTasks.nextDueAt).toBe(new Date(now + hour).toISOString());
});

test("if two take a task at once, one gets it and the other learns who", async () => {
  const id = await open();
  const answers = await Promise.all([admin, other].map((caller) => run(caller, "takeTask", id)));
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.find(({ code }) => code === "CONFLICT")?.message).toBe("This task is assigned to Kim Ash.");
  const taken = await lab.db.auditEntry.count({
    where: { action: "task.taken", resourceId: String(id) },
  });
  expect(taken).toBe(1);
});

test("only its owner finishes or drops a task, with an outcome or a reason, and once", async () => {
  const id = await open();
  const finish = { outcome: "help_given", note: "The guest called back." };
  expect((await run(admin, "finishTask", id, finish)).code).toBe("CONFLICT");
  expect((await run(admin, "takeTask", id)).data.takeTask.task).toMatchObject({ isMine: true, version: 1 });
  expect((await run(other, "finishTask", id, { ...finish, version: 1 })).code).toBe("FORBIDDEN");
  expect((await run(other, "releaseTask", id, { version: 1 })).code).toBe("FORBIDDEN");
  expect((await run(admin, "finishTask", id, finish)).code).toBe("CONFLICT");
  const wrong = await run(admin, "finishTask", id, { outcome: "reminded", version: 1 });
  expect(wrong.fields).toEqual({ outcome: ["This outcome does not fit this kind of task."] });
  const long = await run(admin, "finishTask", id, { ...finish, note: "x".repeat(501), version: 1 });
  expect(long.fields).toEqual({ note: ["Please use at most 500 characters"] });
  const silent = await run(admin, "dropTask", id, { reason: "  ", version: 1 });
  expect(silent.fields).toEqual({ reason: ["Enter a reason"] });
  const done = await run(admin, "finishTask", id, { ...finish, version: 1 });
  expect(done.data.finishTask.task).toMatchObject({ state: "done", ...finish, version: 2 });
  expect((await run(admin, "dropTask", id, { reason: "Twice", version: 2 })).message).toBe(
    "This task is already closed.",
  );
  expect(await numbers(admin, { view: "closed" })).toEqual([id]);
});

test("a task is given to an active administrator, released, and taken again", async () => {
  const id = await open();
  const { username } = await lab.db.admin.findUniqueOrThrow({ where: { id: other.adminId } });
  const unknown = await run(admin, "assignTask", id, { owner: "nobody-here" });
  expect(unknown.fields).toEqual({ owner: ["Choose an active administrator"] });
  await run(admin, "assignTask", id, { owner: username });
  expect(await numbers(other, { view: "mine" })).toEqual([id]);
  expect((await run(other, "releaseTask", id, { version: 1 })).data.releaseTask.task.ownerName).toBeNull();
  expect(await numbers(admin, { view: "free" })).toEqual([id]);
  expect((await run(other, "takeTask", id, { version: 2 })).code).toBeUndefined();
});

test("a task that closes with its subject can be taken, and not finished by hand", async () => {
  const id = await open({ kind: "statement_difference" });
  await run(admin, "takeTask", id);
  const finished = await run(admin, "finishTask", id, { outcome: "resolved", version: 1 });
  expect(finished.message).toBe("This task closes when its subject is settled.");
  expect((await run(admin, "dropTask", id, { reason: "Old", version: 1 })).code).toBe("CONFLICT");
});

test("officers and visitors do not reach the tasks", async () => {
  const id = await open();
  for (const caller of [await signInOfficer(lab), await lab.visitor()]) {
    expect((await ask(caller, list, {})).code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    expect((await run(caller, "takeTask", id)).code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
  }
});

test("an approval without money opens a task, due by the urgency rule; money and approval close it", async () => {
  await lab.db.fund.updateMany({ data: { closedAt: new Date() } });
  const treasurer = await signInSuperAdmin(lab);
  const { id: fund } = await createFund(await treasurer.context(), { name: "Only one", priority: 1 });
  await lab.db.urgencyRule.updateMany({ data: { timeThresholdMinutes: 20 } });
  const officer = await signInOfficer(lab);
  const request = await fileForVictim(lab, officer, someone(), 300);
  await approveOpened(officer, request);
  const context = systemContext(lab, "tests");
  expect(await keepWaitingTasks(context)).toBe(1);
  expect(await keepWaitingTasks(context)).toBe(0);
  const { data } = await ask(admin, list, {});
  const [task] = rowsOf<{ caseId: string; kind: string; dueAt: string }>(data.deskTasks);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request } });
  expect(task).toMatchObject({ kind: "waiting_for_fund", caseId });
  const { waitsForFundAt } = await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId: request } });
  expect(Date.parse(task?.dueAt ?? "")).toBe((waitsForFundAt?.getTime() ?? 0) + 20 * 60_000);

  const deposit = await enterDeposit(await admin.context(), fund, { amount: 400, reference: "Wire 1" });
  await confirmDeposit(await treasurer.context(), deposit);
  expect(await keepWaitingTasks(context)).toBe(0);
  expect(await approveOpened(officer, request)).toBe("approved");
  expect(await keepWaitingTasks(context)).toBe(1);
  expect(await numbers(admin)).toEqual([]);
});
