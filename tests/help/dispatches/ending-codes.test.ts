import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { importCodes } from "../../../graph/help/vendors/codes.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin } from "../../harness/people.ts";
import { codeOf } from "../../harness/passes/passes.ts";
import {
  approvedRequest,
  asInput,
  give,
  provider,
  signInSuperAdmin,
  vendorIds,
} from "../../harness/requests/dispatches.ts";

const lab = useKernel();
let admin: Caller;
const now = new Date("2026-11-23T21:00:00Z");
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await setZone("America/Chicago");
  lab.setNow(now);
  admin = await signInAdmin(lab);
});

async function setZone(timeZone: string) {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { timeZone } });
  await lab.refreshConfig();
}

let vendors = 0;
/** A vendor with these codes, each by the hours that it has left, or null for no end. */
async function pooled(codes: Record<string, number | null>) {
  const name = `Diner ${++vendors}`;
  const { id } = await lab.db.vendor.create({
    data: { key: name.toLowerCase().replace(" ", ""), name, helpTypes: ["food"] },
  });
  await lab.db.vendorCode.createMany({
    data: Object.entries(codes).map(([code, hours]) => ({
      ...{ vendorId: id, batch: "test", codeKey: code },
      codeSealed: lab.keys.seal(code, "VendorCode.code"),
      expiresAt: hours === null ? null : new Date(now.getTime() + hours * hourMs),
    })),
  });
  return { id, name };
}
const meal = (vendorId: number, over: object = {}) => provider(vendorId, "food", { people: 1, ...over });

const preview = `query ($input: [DispatchProviderInput!]!, $id: ID!) {
  dispatchPreview(request: $id, providers: $input) { vendorNumber helpType endsAt endsSoon } }`;
async function previewed(request: number, providers: ReturnType<typeof meal>[], person = admin) {
  const { input } = asInput(request, providers);
  const { data, code } = await ask(person, preview, { id: input.id, input: input.providers });
  return data ? data.dispatchPreview : code;
}

test("a code with less than 24 hours left is given only if there is no other, and the preview says so", async () => {
  const { id } = await pooled({
    "EIGHT-HOURS": 8,
    "TWO-HOURS": 2,
    "A-DAY": 24,
    "NO-END": null,
    "WAS-OVER": -1,
  });
  const given: [string, boolean, string | null][] = [];
  for (let n = 0; n < 4; n++) {
    const request = await approvedRequest(lab);
    const [{ endsAt, endsSoon }] = await previewed(request, [meal(id)]);
    const [dispatch = 0] = await give(admin, request, [
      meal(id, { earliestEnd: endsSoon ? new Date(endsAt) : null }),
    ]);
    const row = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: dispatch } });
    expect(row.endsAt?.toISOString()).toBe(endsAt);
    given.push([await codeOf(lab, dispatch), endsSoon, endsAt]);
  }
  expect(given).toEqual([
    ["A-DAY", false, "2026-11-24T21:00:00.000Z"],
    ["NO-END", false, "2026-12-01T05:59:59.999Z"],
    ["EIGHT-HOURS", true, "2026-11-24T05:00:00.000Z"],
    ["TWO-HOURS", true, "2026-11-23T23:00:00.000Z"],
  ]);
  const request = await approvedRequest(lab);
  expect(await previewed(request, [meal(id)])).toMatchObject([{ endsAt: null, endsSoon: false }]);
});

test("the dispatcher is told before: a code that ends before the shown end is refused, and the pool keeps it", async () => {
  const { id, name } = await pooled({ "LONG-1": 100, "SHORT-1": 8 });
  const [first, second] = [await approvedRequest(lab), await approvedRequest(lab)];
  const dispatching = `mutation ($input: DispatchHelpInput!) { dispatchHelp(input: $input) { request { dispatches { endsAt } } } }`;
  const giving = async (request: number, shown: string) =>
    ask(admin, dispatching, asInput(request, [meal(id, { earliestEnd: shown })]));
  // Both dispatchers were shown the same code.
  const [[one], [other]] = [await previewed(first, [meal(id)]), await previewed(second, [meal(id)])];
  expect(one).toEqual(other);
  expect((await giving(first, one.endsAt)).code).toBeUndefined();
  expect(await giving(second, other.endsAt)).toMatchObject({
    code: "CONFLICT",
    message: `${name}'s only code ends on November 23, 2026 at 11:00 PM CST. Dispatch again to use it.`,
  });
  expect(await lab.db.vendorCode.count({ where: { vendorId: id, state: "free" } })).toBe(1);
  const [told] = await previewed(second, [meal(id)]);
  expect(told).toMatchObject({ endsSoon: true, endsAt: "2026-11-24T05:00:00.000Z" });
  expect((await giving(second, told.endsAt)).data.dispatchHelp.request.dispatches).toEqual([
    { endsAt: told.endsAt },
  ]);
});

test("a caller who names no end is refused a code that ends soon, over REST too, and gets it by naming its end", async () => {
  const { id, name } = await pooled({ "SHORT-1": 8 });
  const request = await approvedRequest(lab);
  await expect(give(admin, request, [meal(id)])).rejects.toMatchObject({ code: "CONFLICT" });
  const sending = (earliestEnd?: string) =>
    admin.fetch("/api/help-dispatches", {
      method: "POST",
      body: {
        ...{
          requestId: request,
          helpType: "food",
          dispatchNotes: `${name} - at the door`,
          estimatedValue: 10,
        },
        earliestEnd,
      },
    });
  expect((await sending()).status).toBe(409);
  for (const wrong of ["soon", "2026-11-24T05:00:00", ""]) expect((await sending(wrong)).status).toBe(400);
  expect((await sending("2026-11-24T05:00:01Z")).status).toBe(409);
  const given = await sending("2026-11-23T23:00:00-06:00");
  expect(given.status).toBe(201);
  expect(await given.json()).toMatchObject({ promoCode: "SHORT-1", endsAt: "2026-11-24T05:00:00.000Z" });
});

test("of many who dispatch at once, those who were not told get none of the codes that end soon", async () => {
  const { id } = await pooled({ "LONG-1": 100, "LONG-2": 200, "SHORT-1": 8, "SHORT-2": 9 });
  const requests = await Promise.all(Array.from({ length: 6 }, () => approvedRequest(lab)));
  const earliestEnd = new Date(now.getTime() + 100 * hourMs);
  const answers = await Promise.allSettled(
    requests.map((request) => give(admin, request, [meal(id, { earliestEnd })])),
  );
  const won = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  expect((await Promise.all(won.map((dispatch) => codeOf(lab, dispatch)))).toSorted()).toEqual([
    "LONG-1",
    "LONG-2",
  ]);
  expect(await lab.db.vendorCode.count({ where: { vendorId: id, state: "free" } })).toBe(2);
});

test("a preview takes nothing, counts a shared code once, and is the dispatcher's alone", async () => {
  const { id } = await pooled({ "ONLY-1": 8 });
  await lab.db.vendor.update({ where: { id }, data: { helpTypes: ["food", "transportation"] } });
  const request = await approvedRequest(lab);
  const both = [meal(id), provider(id, "transportation", { estimatedValue: 5 })];
  const { Uber: uber = 0 } = await vendorIds(lab);
  expect(await previewed(request, [...both, provider(uber, "transportation")])).toMatchObject([
    { endsAt: "2026-11-24T05:00:00.000Z", endsSoon: true },
    { endsAt: null, endsSoon: false },
    { vendorNumber: uber, endsAt: "2026-12-01T05:59:59.999Z", endsSoon: false },
  ]);
  expect(await lab.db.vendorCode.count({ where: { vendorId: id, state: "free" } })).toBe(1);
  const auditor = await signInAdmin(lab, { role: "auditor" });
  expect(await previewed(request, [meal(id)], auditor)).toBe("FORBIDDEN");
  expect(await previewed(request, [meal(id)], await lab.visitor())).toBe("UNAUTHENTICATED");
});

test("a repeat whose first answer was lost gets that answer, although the next code ends at another time", async () => {
  const { id } = await pooled({ "LONG-1": 100, "LONG-2": 200, "SHORT-1": 8 });
  const request = await approvedRequest(lab);
  const dispatching = `mutation ($input: DispatchHelpInput!) { dispatchHelp(input: $input) { request { dispatches { id } } } }`;
  const giving = async (earliestEnd: string) => {
    const input = asInput(request, [meal(id, { earliestEnd })]).input;
    return ask(admin, dispatching, { input: { ...input, idempotencyKey: "a-dispatch-of-a-meal" } });
  };
  const { data } = await giving("2026-11-27T01:00:00.000Z");
  const again = await giving("2026-12-01T05:59:59.999Z");
  expect(again).toMatchObject({ data });
  const reissuing = `mutation ($input: ReissueDispatchInput!) { reissueDispatch(input: $input) { request { dispatches { id } } } }`;
  const input = { id: data.dispatchHelp.request.dispatches[0].id, reason: "It fails" };
  const reissued = async (earliestEnd: string) =>
    ask(admin, reissuing, { input: { ...input, earliestEnd, idempotencyKey: "a-reissue-of-a-meal" } });
  const first = await reissued("2026-11-30T01:00:00.000Z");
  expect(first.data.reissueDispatch.request.dispatches).toHaveLength(2);
  expect(await reissued("2026-11-24T05:00:00.000Z")).toMatchObject({ data: first.data });
});

test("a reissue is told too", async () => {
  const { id } = await pooled({ "LONG-1": 100, "SHORT-1": 8 });
  const request = await approvedRequest(lab);
  const [dispatch = 0] = await give(admin, request, [meal(id)]);
  const reissuing = `mutation ($input: ReissueDispatchInput!) { reissueDispatch(input: $input) { request { dispatches { endsAt } } } }`;
  const asked = `query ($id: ID!) { node(id: $id) { ... on HelpDispatch { reissuePreview { endsAt endsSoon } } } }`;
  const gid = globalId("HelpDispatch", dispatch);
  const { reissuePreview: told } = (await ask(admin, asked, { id: gid })).data.node;
  expect(told).toEqual({ endsAt: "2026-11-24T05:00:00.000Z", endsSoon: true });
  const input = { id: gid, reason: "It fails", earliestEnd: "2026-11-25T21:00:00.000Z" };
  expect((await ask(admin, reissuing, { input })).code).toBe("CONFLICT");
  expect((await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: dispatch } })).voidedAt).toBeNull();
  const { data } = await ask(admin, reissuing, { input: { ...input, earliestEnd: told.endsAt } });
  expect(data.reissueDispatch.request.dispatches.at(-1)).toEqual({ endsAt: told.endsAt });
});

test("a code is imported until its day ends in the installation's zone", async () => {
  const root = await signInSuperAdmin(lab);
  const { DoorDash: vendorId = 0 } = await vendorIds(lab);
  const csv = readFileSync(new URL("pool-expires-tomorrow.csv", import.meta.url), "utf8");
  const run = async (zone: string, moment: string, isDryRun = true) => {
    await setZone(zone);
    const context = { ...(await root.context()), now: () => new Date(moment) };
    const { rows, imported } = await importCodes(context, vendorId, { csv, isDryRun });
    return isDryRun ? rows.map(({ line, problem }) => (problem ? [line, problem] : line)) : imported;
  };
  // November 24 is the code's last day: it is over in UTC, but not in Chicago.
  expect(await run("America/Chicago", "2026-11-25T05:59:00Z")).toEqual([2]);
  const refused = [[2, expect.stringContaining("The expiration date must be in the future")]];
  expect(await run("America/Chicago", "2026-11-25T06:00:00Z")).toMatchObject(refused);
  expect(await run("Pacific/Guam", "2026-11-24T13:59:00Z")).toEqual([2]);
  expect(await run("Pacific/Guam", "2026-11-24T14:00:00Z")).toMatchObject(refused);
  expect(await run("America/Chicago", "2026-11-23T12:00:00Z", false)).toBe(1);
  expect(await lab.db.vendorCode.findFirstOrThrow({ where: { vendorId } })).toMatchObject({
    expiresAt: new Date("2026-11-25T05:59:59.999Z"),
  });
});

test("an unused code that is returned is given again with its own end", async () => {
  const { id } = await pooled({ "ONLY-1": 100 });
  const [dispatch = 0] = await give(admin, await approvedRequest(lab), [meal(id)]);
  await voidDispatch(await admin.context(), dispatch, { reason: "Mistake", returnCode: true });
  const [again = 0] = await give(admin, await approvedRequest(lab), [meal(id)]);
  expect((await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: again } })).endsAt).toEqual(
    new Date(now.getTime() + 100 * hourMs),
  );
});
