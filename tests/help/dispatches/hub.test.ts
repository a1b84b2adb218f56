import { beforeAll, beforeEach, expect, test } from "vitest";
import { workViews, type WorkView } from "../../../shared/help/dispatches/hub.ts";
import { helpState } from "../../../shared/help/dispatches/state.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import { approvedRequest, asInput, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, rowsOf, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
let vendor: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  vendor = await vendorIds(lab);
});
beforeEach(async () => {
  // Each test starts with an empty hub.
  await lab.db.emergencyRequest.updateMany({
    where: { status: { in: ["approved", "dispatched"] } },
    data: { status: "completed" },
  });
  await lab.db.helpDispatch.updateMany({ data: { problemAt: null } });
});

const of = (type: HelpType) =>
  ({
    food: provider(vendor["DoorDash"], "food"),
    transportation: provider(vendor["Uber"], "transportation", { estimatedValue: 10 }),
    shelter: provider(vendor["Hotels.com"], "shelter", { hours: 5 }),
  })[type];

/** An approved request of these kinds of help, some of which are dispatched. */
async function helped(requestedHelpTypes: HelpType[], ...given: HelpType[]): Promise<number> {
  const id = await approvedRequest(lab);
  await lab.db.emergencyRequest.update({ where: { id }, data: { requestedHelpTypes } });
  if (given.length > 0) await give(admin, id, given.map(of));
  return id;
}

const hub = `query ($filter: HubFilter, $first: Int, $after: String) {
  dispatchHub(filter: $filter, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    counts { approved partly problem complete all }
    edges { node { number } }
  } }`;
async function read(view: WorkView | "dispatched", more: Record<string, unknown> = {}) {
  const { search, ...page } = more;
  const { data } = await ask(admin, hub, { filter: { view, search }, ...page });
  const { dispatchHub } = data;
  return {
    ...dispatchHub,
    numbers: rowsOf<{ number: number }>(dispatchHub).map(({ number }) => number),
  } as {
    numbers: number[];
    totalCount: number;
    counts: Record<WorkView, number>;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const counts = async () => (await read("all")).counts;

test("each view lists and counts what its rule says, in every state", async () => {
  const none = await helped(["food"]);
  await helped(["food", "shelter"], "food");
  await helped(["food"], "food");
  await helped([], "food");
  const over = await helped(["shelter"], "shelter");
  await lab.db.emergencyRequest.update({ where: { id: over }, data: { status: "completed" } });
  const rows = await lab.db.emergencyRequest.findMany({ include: { dispatches: true } });
  for (const view of ["approved", "partly", "complete"] as const) {
    const expected = rows.filter((row) => helpState(row) === view).map(({ id }) => id);
    const { numbers, totalCount } = await read(view);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    expect(totalCount).toBe(expected.length);
  }
  expect(await counts()).toEqual({ approved: 1, partly: 1, problem: 0, complete: 1, all: 4 });
  expect((await read("dispatched")).totalCount).toBe(3);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: none } });
  expect((await read("approved", { search: caseId })).numbers).toEqual([none]);
  const elsewhere = await read("partly", { search: caseId });
  expect(elsewhere.numbers).toEqual([]);
  // The counts are of the views, not of the search.
  expect(elsewhere.counts.approved).toBe(1);
});

test("a request moves through the views as help is dispatched, voided and asked for", async () => {
  const id = await helped(["food", "shelter"]);
  const isIn = async () => {
    const shown = await counts();
    return workViews.filter((view) => shown[view] === 1);
  };
  expect(await isIn()).toEqual(["approved", "all"]);
  await give(admin, id, [of("food")]);
  expect(await isIn()).toEqual(["partly", "all"]);
  await give(admin, id, [of("shelter")]);
  expect(await isIn()).toEqual(["complete", "all"]);
  const context = await admin.context();
  const [food, shelter] = await lab.db.helpDispatch.findMany({
    where: { requestId: id },
    orderBy: { id: "asc" },
  });
  await voidDispatch(context, food?.id ?? 0, { reason: "Closed" });
  expect(await isIn()).toEqual(["partly", "all"]);
  await lab.db.emergencyRequest.update({ where: { id }, data: { requestedHelpTypes: ["shelter"] } });
  expect(await isIn()).toEqual(["complete", "all"]);
  await lab.db.emergencyRequest.update({ where: { id }, data: { requestedHelpTypes: [] } });
  expect(await isIn()).toEqual(["all"]);
  await lab.db.emergencyRequest.update({ where: { id }, data: { requestedHelpTypes: ["shelter"] } });
  await lab.db.helpDispatch.update({ where: { id: shelter?.id ?? 0 }, data: { problemAt: lab.now() } });
  expect(await isIn()).toEqual(["problem", "complete", "all"]);
  await voidDispatch(context, shelter?.id ?? 0, { reason: "Closed" });
  expect(await isIn()).toEqual(["approved", "all"]);
});

test("if two administrators dispatch the same kind of help at once, one does", async () => {
  const id = await helped(["food", "shelter"]);
  const other = await signInAdmin(lab);
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  const dispatch = (who: Caller, name: string) =>
    ask(
      who,
      `mutation ($input: DispatchHelpInput!) { dispatchHelp(input: $input) { request { number } } }`,
      asInput(id, [provider(vendor[name], "food")], { version }),
    );
  const answers = await Promise.all([dispatch(admin, "DoorDash"), dispatch(other, "GrubHub")]);
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(1);
  expect(await counts()).toMatchObject({ approved: 0, partly: 1, complete: 0 });
});

test("a page continues after its last row, even if rows have left the view", async () => {
  const filed: number[] = [];
  for (let n = 0; n < 5; n++) filed.unshift(await helped(["food"]));
  const first = await read("approved", { first: 2 });
  expect(first.numbers).toEqual(filed.slice(0, 2));
  await give(admin, filed[0] ?? 0, [of("food")]);
  const second = await read("approved", { first: 2, after: first.pageInfo.endCursor });
  expect(second.numbers).toEqual(filed.slice(2, 4));
  // The last row of the page before has left the view itself.
  await give(admin, filed[3] ?? 0, [of("food")]);
  const third = await read("approved", { first: 2, after: second.pageInfo.endCursor });
  expect([third.numbers, third.pageInfo.hasNextPage]).toEqual([filed.slice(4), false]);
  expect((await read("approved", { after: btoa("GPC:N:2000000000") })).numbers).toEqual([]);
});

test("pages go from the problems to the others, by urgency and then by time", async () => {
  const filed: number[] = [];
  for (let n = 0; n < 4; n++) filed.unshift(await helped(["food"], "food"));
  const [newest = 0, second = 0, third = 0, oldest = 0] = filed;
  await lab.db.emergencyRequest.update({ where: { id: third }, data: { urgencyLevel: "critical" } });
  await lab.db.helpDispatch.updateMany({ where: { requestId: oldest }, data: { problemAt: lab.now() } });
  const numbers: number[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < 4; pages++) {
    const page = await read("complete", { first: 1, after });
    numbers.push(...page.numbers);
    after = page.pageInfo.endCursor;
  }
  expect(numbers).toEqual([oldest, third, newest, second]);
});

test("a view counts up to 100", async () => {
  const id = await helped(["food"]);
  const { searchText: _, ...row } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  await lab.db.emergencyRequest.createMany({
    data: Array.from({ length: 120 }, (_one, n) => ({
      ...row,
      id: 500_000 + n,
      needs: row.needs ?? {},
      caseId: `${row.caseId.slice(0, -3)}${100 + n}`.replace(/-(\d{4})-\d*(\d{3})$/, "-$1-77$2"),
    })),
  });
  expect(await counts()).toMatchObject({ approved: 100, all: 100 });
});
