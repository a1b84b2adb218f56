import { beforeAll, beforeEach, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { expireCodes } from "../../../graph/help/redemption/expire.ts";
import { endOfHelp } from "../../../graph/core/time/help-end.ts";
import { graceMs } from "../../../shared/help/redemption/rules.ts";
import { keepExpiringTasks } from "../../../graph/help/redemption/tasks.ts";
import { importCodes } from "../../../graph/help/vendors/codes.ts";
import { start } from "../../harness/requests/cases.ts";
import {
  approveImports,
  give,
  provider,
  signInSuperAdmin,
  vendorIds,
} from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { openedPass, sendToPass } from "../../harness/passes/passes.ts";
import { ask, globalId, rowsOf, sendForm } from "../../harness/people.ts";
import { pressRedeem, withCounter } from "../../harness/passes/redemption.ts";

const lab = useKernel();
const later = (ms: number) => lab.setNow(new Date(start.getTime() + ms));
/** When help ends that is given at the start. */
const helpEnds = () => endOfHelp(lab.zone(), start, null);
const aroundEnd = (ms: number) => lab.setNow(new Date(helpEnds().getTime() + ms));
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => later(0));

const story = async (caller: Caller, number: number) =>
  (
    await ask(
      caller,
      "query ($n: Int!) { request(number: $n) { hasOpenDispute redemptionEvents { at kind way vendorName amount by } } }",
      { n: number },
    )
  ).data.request;
const hub = async (caller: Caller) => {
  const { data } = await ask(
    caller,
    `query { dispatchHub(filter: { view: problem }) { problems edges { node { number } } } }`,
  );
  return {
    problems: data.dispatchHub.problems as number,
    numbers: rowsOf<{ number: number }>(data.dispatchHub).map(({ number }) => number),
  };
};
const tasksOf = (dispatch: number) =>
  lab.db.deskTask.findMany({ where: { kind: "expiring_code", subjectId: dispatch } });

test("the desk reads how a code was used, undone and disputed, and finds the dispute with the problems", async () => {
  const { admin, terminal, path, phrase, number, dispatch, pass } = await withCounter(lab);
  await pressRedeem(terminal.device, path, { phrase, amount: "70" });
  later(60_000);
  await sendForm(terminal.device, path, { act: "undo" });
  later(120_000);
  await pressRedeem(terminal.device, path, { phrase, amount: "80" });
  const before = await hub(admin);
  expect(before.numbers).not.toContain(number);
  later(180_000);
  await sendToPass(await openedPass(lab, pass), { act: "dispute", ticket: String(dispatch) });
  const { hasOpenDispute, redemptionEvents } = await story(admin, number);
  expect(hasOpenDispute).toBe(true);
  const by = "Front desk";
  expect(redemptionEvents).toMatchObject([
    { kind: "redeemed", way: "terminal", amount: 70, by },
    { kind: "undone", way: "terminal", amount: 70, by },
    { kind: "redeemed", way: "terminal", amount: 80, by },
    { kind: "disputed", way: null, amount: 80, by: null },
  ]);
  expect((await hub(admin)).numbers).toContain(number);
  expect((await hub(admin)).problems).toBe(before.problems + 1);

  // It is handled when its task is.
  const task = await lab.db.deskTask.findFirstOrThrow({ where: { kind: "dispute", subjectId: dispatch } });
  const id = globalId("DeskTask", task.id);
  const run = (name: string, rest: object) =>
    ask(
      admin,
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { task { version } } }`,
      { input: { id, ...rest } },
    );
  const taken = await run("takeTask", { version: task.version });
  const { version } = taken.data.takeTask.task;
  expect((await run("finishTask", { version, outcome: "help_given", note: "" })).code).toBeUndefined();
  expect((await hub(admin)).numbers).not.toContain(number);
  expect((await story(admin, number)).hasOpenDispute).toBe(false);
});

test("who reads no money reads nothing of it", async () => {
  const { officer, terminal, path, phrase, number } = await withCounter(lab);
  await pressRedeem(terminal.device, path, { phrase });
  expect(await story(officer, number)).toEqual({ hasOpenDispute: null, redemptionEvents: [] });
});

test("an unused code is a task on its last day, once, and its end is told", async () => {
  const { admin, dispatch, number } = await withCounter(lab);
  const keep = () => keepExpiringTasks(systemContext(lab, "test"));
  aroundEnd(-dayMs - 1);
  await keep();
  expect(await tasksOf(dispatch)).toEqual([]);
  aroundEnd(-dayMs + 1);
  await Promise.all([keep(), keep()]);
  const [task, ...others] = await tasksOf(dispatch);
  expect(others).toEqual([]);
  expect(task).toMatchObject({
    ...{ state: "open", requestId: number, dueAt: helpEnds() },
  });
  // A person who has reminded the recipient is not asked again.
  await lab.db.deskTask.update({
    where: { id: task?.id ?? 0 },
    data: { state: "done", closedAt: lab.now(), outcome: "reminded" },
  });
  await keep();
  expect(await tasksOf(dispatch)).toHaveLength(1);
  aroundEnd(graceMs + 1);
  await expireCodes(systemContext(lab, "test"));
  later(0); // the session has not ended by then
  expect((await story(admin, number)).redemptionEvents).toMatchObject([
    { kind: "expired", way: null, by: null, amount: 100 },
  ]);
});

test.each([
  ["prepaid", "free"],
  ["on_use", "burnt"],
])("an unused code that is %s is %s after its end, and its money returns", async (cost, state) => {
  const { number, admin } = await withCounter(lab);
  const vendorId = (await vendorIds(lab))["DoorDash"] ?? 0;
  await lab.db.vendorCode.updateMany({ where: { state: "free" }, data: { state: "burnt" } });
  const csv = `code,cost,value\nDASH-${cost},${cost},20`;
  const root = await signInSuperAdmin(lab);
  const fund = await lab.db.fund.findFirst();
  expect(
    (await importCodes(await root.context(), vendorId, { csv, isDryRun: false, fundId: fund?.id })).imported,
  ).toBe(1);
  await approveImports(lab, vendorId);
  const meal = provider(vendorId, "food", { people: 2, estimatedValue: 20 });
  const [dispatch] = await give(admin, number, [meal]);
  const codeOf = () => lab.db.vendorCode.findFirstOrThrow({ where: { vendorId, cost: cost as "prepaid" } });
  expect((await codeOf()).state).toBe("taken");
  const committed = async () =>
    Number((await lab.db.requestMoney.findUniqueOrThrow({ where: { requestId: number } })).committedCents);
  expect(await committed()).toBe(12_000);
  aroundEnd(graceMs + 1);
  await expireCodes(systemContext(lab, "test"));
  const { expiredAt } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: dispatch ?? 0 } });
  expect([expiredAt === null, (await codeOf()).state, await committed()]).toEqual([false, state, 0]);
});

test("codes whose task is done do not keep later ones from getting theirs", async () => {
  const first = await withCounter(lab);
  const keep = () => keepExpiringTasks(systemContext(lab, "test"), 1);
  aroundEnd(-dayMs + 1);
  await keep();
  later(0);
  const second = await withCounter(lab);
  aroundEnd(-dayMs + 1);
  await keep();
  expect([await tasksOf(first.dispatch), await tasksOf(second.dispatch)]).toMatchObject([
    [{ state: "open" }],
    [{ state: "open" }],
  ]);
  // The later one of two open tasks closes, too.
  await pressRedeem(second.terminal.device, second.path, { phrase: second.phrase });
  await keep();
  expect(await tasksOf(second.dispatch)).toMatchObject([{ state: "done" }]);
});

test("the task closes by itself when the code is used", async () => {
  const { terminal, path, phrase, dispatch } = await withCounter(lab);
  const keep = () => keepExpiringTasks(systemContext(lab, "test"));
  aroundEnd(-dayMs + 1);
  await keep();
  expect(await tasksOf(dispatch)).toMatchObject([{ state: "open" }]);
  await pressRedeem(terminal.device, path, { phrase });
  await keep();
  expect(await tasksOf(dispatch)).toMatchObject([{ state: "done", outcome: "resolved", closedBy: null }]);
});
