import { beforeAll, beforeEach, expect, test } from "vitest";
import { openCode } from "../../../graph/help/dispatches/codes/sealed-code.ts";
import { byWhom } from "../../../graph/help/dispatches/give/plan.ts";
import { refusal } from "../../harness/requests/cases.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { reissueDispatch, voidDispatch } from "../../../graph/help/dispatches/take-back.ts";

const lab = useKernel();
let admin: Caller;
let vendor: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  vendor = await vendorIds(lab);
});
beforeEach(() => lab.setNow(new Date("2026-11-20T12:00:00Z")));

const request = (id: number) => lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
const dispatch = (id: number | undefined) =>
  lab.db.helpDispatch.findUniqueOrThrow({ where: { id: id ?? 0 } });
const ride = (over: Record<string, unknown> = {}) => provider(vendor["Uber"], "transportation", over);
const codeOf = async (id: number | undefined) => openCode(lab, (await dispatch(id)).promoCodeSealed);
const voiding = `mutation ($input: VoidDispatchInput!) { voidDispatch(input: $input) { request { status dispatches { voidedAt voidReason } } } }`;
const reissuing = `mutation ($input: ReissueDispatchInput!) { reissueDispatch(input: $input) { request { status dispatches { number voidedAt replacesNumber estimatedValue notes } } } }`;

/** A vendor with a pool of these codes. */
async function pooled(name: string, codes: readonly string[]) {
  const { id } = await lab.db.vendor.create({
    data: { key: name.toLowerCase(), name, helpTypes: ["transportation"] },
  });
  await lab.db.vendorCode.createMany({
    data: codes.map((code) => ({
      vendorId: id,
      codeSealed: lab.keys.seal(code, "VendorCode.code"),
      codeKey: lab.keys.hash(`vendor-code ${code}`),
      batch: "test",
    })),
  });
  return id;
}
const states = async (vendorId: number) =>
  (await lab.db.vendorCode.findMany({ where: { vendorId }, orderBy: { id: "asc" } })).map(
    ({ state }) => state,
  );

test("voids the only dispatch with a reason: the request is approved again, and the limit is free again", async () => {
  const id = await approvedRequest(lab);
  const [made] = await give(admin, id, [ride()]);
  const input = { id: globalId("HelpDispatch", made ?? 0), reason: "The driver never came" };
  expect((await ask(admin, voiding, { input: { ...input, reason: " " } })).fields).toEqual({
    reason: ["Please give a reason"],
  });
  const { data } = await ask(admin, voiding, { input });
  expect(data.voidDispatch.request).toEqual({
    status: "approved",
    dispatches: [{ voidedAt: "2026-11-20T12:00:00.000Z", voidReason: "The driver never came" }],
  });
  expect(await ask(admin, voiding, { input })).toMatchObject({
    code: "CONFLICT",
    message: "This dispatch was already voided.",
  });
  expect(
    await lab.db.auditEntry.findMany({ where: { action: "dispatch.voided", resourceId: String(made) } }),
  ).toMatchObject([{ details: { reason: "The driver never came", code: "made", request: id } }]);
  const letters = () => lab.db.letter.findMany({ where: { requestId: id, kind: "dispatch" } });
  expect((await letters()).map(({ state, voidReason }) => [state, voidReason])).toEqual([
    ["void", "The driver never came"],
    ["void", "The driver never came"],
  ]);
  await give(admin, id, [ride()]);
  expect((await request(id)).status).toBe("dispatched");
});

test("voids one of several, and the request stays dispatched", async () => {
  const id = await approvedRequest(lab);
  const [food] = await give(admin, id, [provider(vendor["DoorDash"], "food"), ride()]);
  await voidDispatch(await admin.context(), food ?? 0, { reason: "Closed" });
  expect((await request(id)).status).toBe("dispatched");
});

test("if two void the same dispatch at once, the second learns of the first", async () => {
  const id = await approvedRequest(lab);
  const [made] = await give(admin, id, [ride()]);
  const both = await Promise.all(
    [admin, await signInAdmin(lab)].map(async (person) =>
      refusal(voidDispatch(await person.context(), made ?? 0, { reason: "x" })),
    ),
  );
  expect(both.toSorted()).toEqual(["CONFLICT: This dispatch was already voided.", "no refusal"]);
});

test("reissues in one step: the same help with another code, replacing the old one", async () => {
  const id = await approvedRequest(lab, { dollars: 50 });
  const [old] = await give(admin, id, [ride({ estimatedValue: 100 })], {
    dispatchNotes: "At the back door",
    overReason: "Far away",
  });
  const before = await codeOf(old);
  const input = {
    id: globalId("HelpDispatch", old ?? 0),
    reason: "The code fails",
    idempotencyKey: "again-and-again-1",
  };
  const { data } = await ask(admin, reissuing, { input });
  expect(data.reissueDispatch.request).toMatchObject({
    status: "dispatched",
    dispatches: [
      { number: old, replacesNumber: null },
      { voidedAt: null, replacesNumber: old, estimatedValue: 100, notes: "At the back door" },
    ],
  });
  await ask(admin, reissuing, { input });
  const rows = await lab.db.helpDispatch.findMany({ where: { requestId: id }, orderBy: { id: "asc" } });
  expect(rows).toHaveLength(2);
  expect(rows[1]?.overReason).toBe("Far away");
  expect(await codeOf(rows[1]?.id)).not.toBe(before);
  expect(await refusal(reissueDispatch(await admin.context(), old ?? 0, { reason: "x" }))).toBe(
    "CONFLICT: This dispatch was already voided.",
  );
});

test("a pool's codes are used one by one; voiding returns or burns them; an empty pool is reported", async () => {
  const cab = await pooled("Cabs", ["CAB-001-AAA", "CAB-002-BBB"]);
  const byCab = [provider(cab, "transportation", { estimatedValue: 10 })];
  const first = await approvedRequest(lab);
  const [one] = await give(admin, first, byCab);
  expect(await codeOf(one)).toBe("CAB-001-AAA");
  const [two] = await give(admin, await approvedRequest(lab), byCab);
  expect(await codeOf(two)).toBe("CAB-002-BBB");
  const third = await approvedRequest(lab);
  expect(await refusal(give(admin, third, byCab))).toBe(
    "CONFLICT: Cabs has no promo codes left. A super admin must import more.",
  );
  expect((await request(third)).status).toBe("approved");

  await voidDispatch(await admin.context(), one ?? 0, { reason: "Nobody saw it", returnCode: true });
  expect(await states(cab)).toEqual(["free", "taken"]);
  const [again] = await give(admin, third, byCab);
  expect(await codeOf(again)).toBe("CAB-001-AAA");
  expect(await codeOf(one)).toBe("CAB-001-AAA");
  await voidDispatch(await admin.context(), two ?? 0, { reason: "It was shown around" });
  expect(await states(cab)).toEqual(["taken", "burnt"]);
  expect(await refusal(give(admin, first, byCab))).toMatch(/no promo codes left/);
});

test("skips expired codes and those for another kind of help; the earliest expiry comes first", async () => {
  const id = await pooled("Dated", ["D-NEVER-1", "D-LATER-2", "D-GONE-3", "D-FOOD-4"]);
  await lab.db.vendor.update({ where: { id }, data: { helpTypes: ["transportation", "food"] } });
  const [, later, gone, food] = await lab.db.vendorCode.findMany({
    where: { vendorId: id },
    orderBy: { id: "asc" },
  });
  const set = (one: typeof later, data: object) =>
    lab.db.vendorCode.update({ where: { id: one?.id ?? 0 }, data });
  await set(later, { expiresAt: new Date("2026-12-01T00:00:00Z") });
  await set(gone, { expiresAt: new Date("2026-11-20T11:59:59Z") });
  await set(food, { helpType: "food", expiresAt: new Date("2026-11-21T00:00:00Z") });
  const codes = [];
  for (let n = 0; n < 2; n++) {
    const [made] = await give(admin, await approvedRequest(lab), [
      provider(id, "transportation", { estimatedValue: 1 }),
    ]);
    codes.push(await codeOf(made));
  }
  expect(codes).toEqual(["D-LATER-2", "D-NEVER-1"]);
  await lab.db.message.deleteMany();
});

test("notifies administrators once that a pool is low", async () => {
  const id = await pooled("Few", ["F-00001", "F-00002", "F-00003", "F-00004", "F-00005", "F-00006"]);
  await lab.db.message.deleteMany();
  await lab.db.systemConfig.updateMany({ data: { notificationEmail: "desk@fund.example" } });
  await lab.refreshConfig();
  for (let n = 0; n < 3; n++)
    await give(admin, await approvedRequest(lab), [provider(id, "transportation", { estimatedValue: 1 })]);
  const mails = await lab.db.message.findMany({ where: { kind: "admin-notice" } });
  expect(mails.map(({ subject, recipientAddress }) => [subject, recipientAddress])).toEqual([
    ["Few is running low on promo codes", "desk@fund.example"],
  ]);
});

test("marks dispatched help as received, once; it can no longer be voided", async () => {
  const id = await approvedRequest(lab);
  const [made] = await give(admin, id, [ride()]);
  const done = `mutation ($input: CompleteDispatchInput!) { completeDispatch(input: $input) { request { dispatches { completedAt hasProblem } } } }`;
  await lab.db.helpDispatch.update({ where: { id: made ?? 0 }, data: { problemAt: lab.now() } });
  const input = { id: globalId("HelpDispatch", made ?? 0) };
  expect((await ask(admin, done, { input })).data.completeDispatch.request.dispatches).toEqual([
    { completedAt: "2026-11-20T12:00:00.000Z", hasProblem: false },
  ]);
  expect(await ask(admin, done, { input })).toMatchObject({
    code: "CONFLICT",
    message: "This dispatch was already completed.",
  });
  expect((await ask(admin, voiding, { input: { ...input, reason: "x" } })).message).toBe(
    "This dispatch was already completed.",
  );
});

test("two administrators see one timer; checking starts it once, unchecking and Mark Complete end it", async () => {
  const id = await approvedRequest(lab);
  const input = {
    id: globalId("EmergencyRequest", id),
    vendor: globalId("Vendor", vendor["Uber"] ?? 0),
    helpType: "transportation",
  };
  const act = async (person: Caller, name: string, over = {}) =>
    ask(
      person,
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { request { providerTimers { vendorNumber helpType startedAt startedBy } dispatches { completedAt } } } }`,
      { input: { ...input, ...over } },
    );
  const other = await signInAdmin(lab);
  await act(admin, "startProviderTimer");
  lab.setNow(new Date("2026-11-20T12:05:00Z"));
  const seen = await act(other, "startProviderTimer");
  expect(seen.data.startProviderTimer.request.providerTimers).toMatchObject([
    {
      vendorNumber: vendor["Uber"],
      startedAt: "2026-11-20T12:00:00.000Z",
      // The second one took it over.
      startedBy: byWhom(await other.context()),
    },
  ]);
  expect((await act(admin, "stopProviderTimer")).data.stopProviderTimer.request.providerTimers).toHaveLength(
    1,
  );
  expect((await act(other, "stopProviderTimer")).data.stopProviderTimer.request.providerTimers).toEqual([]);
  await act(admin, "startProviderTimer");
  await give(admin, id, [ride()]);
  const { data } = await act(other, "completeProvider");
  expect(data.completeProvider.request).toEqual({
    providerTimers: [],
    dispatches: [{ completedAt: "2026-11-20T12:05:00.000Z" }],
  });
  expect((await act(admin, "startProviderTimer", { helpType: "food" })).code).toBe("INVALID");
  expect((await act(admin, "startProviderTimer", { id: globalId("EmergencyRequest", 999_999) })).code).toBe(
    "NOT_FOUND",
  );
});

test("a revealed code is logged; wrong and unknown IDs are rejected", async () => {
  const id = await approvedRequest(lab);
  const [made] = await give(admin, id, [ride()]);
  const source = "mutation ($input: RevealDispatchCodeInput!) { revealDispatchCode(input: $input) { code } }";
  const reveal = (type: string, number: number) =>
    ask(admin, source, { input: { id: globalId(type, number) } });
  expect((await reveal("HelpDispatch", made ?? 0)).data.revealDispatchCode.code).toBe(await codeOf(made));
  expect(
    await lab.db.auditEntry.count({ where: { action: "dispatch.revealed", resourceId: String(made) } }),
  ).toBe(1);
  expect((await reveal("HelpDispatch", 999_999)).code).toBe("NOT_FOUND");
  expect((await reveal("EmergencyRequest", id)).code).toBe("INVALID");
  expect(
    (await ask(await signInOfficer(lab), source, { input: { id: globalId("HelpDispatch", made ?? 0) } }))
      .code,
  ).toBe("FORBIDDEN");
});
