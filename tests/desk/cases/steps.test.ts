import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import {
  stepTo,
  type Standing,
  type StepTarget,
} from "../../../graph/decisions/allocations/approval/steps.ts";
import { markDistributed } from "../../../graph/decisions/allocations/money/distribute.ts";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  globalId,
  liftMoneyLimits,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

const mutation = `mutation ($input: SetRequestStatusInput!) { setRequestStatus(input: $input) { request { number status version } } }`;
const rowOf = (id: number) => lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });

async function set(admin: Caller, number: number, status: string, more: Record<string, unknown> = {}) {
  const { version } = await rowOf(number);
  return ask(admin, mutation, {
    input: { id: globalId("EmergencyRequest", number), status, version, ...more },
  });
}
async function filed(recommended = 120) {
  const officer = await signInOfficer(lab);
  return { officer, number: await fileRequest(lab, officer, { recommended }) };
}
const patch = (caller: Caller, number: number, status: string) =>
  caller.fetch(`/api/emergency-requests/${number}`, { method: "PATCH", body: { status } });

test("an administrator approves, reverts it with a reason, and voids money, approvals and letters", async () => {
  const admin = await signInAdmin(lab);
  const { number } = await filed();
  const approved = await set(admin, number, "approved", { amount: 120 });
  expect(approved.data.setRequestStatus.request.status).toBe("approved");
  expect(await lab.db.letter.count({ where: { requestId: number, state: "due" } })).toBeGreaterThan(0);

  const without = await set(admin, number, "pending");
  expect([without.code, without.fields]).toEqual(["INVALID", { reason: ["Please give a reason"] }]);
  const back = await set(admin, number, "pending", { reason: "The amount was read wrongly" });
  expect(back.data.setRequestStatus.request.status).toBe("pending");
  expect(await lab.db.fundAllocation.count({ where: { requestId: number, status: { not: "denied" } } })).toBe(
    0,
  );
  expect(await lab.db.approval.count({ where: { requestId: number, voidedAt: null } })).toBe(0);
  expect(await lab.db.letter.count({ where: { requestId: number, state: { not: "void" } } })).toBe(0);
  expect(await rowOf(number)).toMatchObject({ approvedAt: null, decisionReason: null });
  const [entry] = await lab.db.auditEntry.findMany({
    where: { resourceId: String(number), action: "request.stepped-aside" },
  });
  expect(entry?.details).toMatchObject({
    before: "approved",
    after: "pending",
    reason: "The amount was read wrongly",
  });
  expect((await set(admin, number, "approved", { amount: 120 })).data.setRequestStatus.request.status).toBe(
    "approved",
  );
});

test("completing does not change the money; after it was handed over, nothing changes the request", async () => {
  const admin = await signInAdmin(lab);
  const { number } = await filed();
  await set(admin, number, "approved", { amount: 120 });
  expect((await set(admin, number, "completed")).data.setRequestStatus.request.status).toBe("completed");
  const money = await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId: number } });
  expect(money.status).toBe("allocated");
  const back = await set(admin, number, "approved", { reason: "Completed by mistake" });
  expect(back.data.setRequestStatus.request.status).toBe("approved");
  expect(await lab.db.letter.count({ where: { requestId: number, state: "void" } })).toBe(0);
  await markDistributed(await admin.context(), money.id);
  for (const status of ["pending", "approved"]) {
    const { code, message } = await set(admin, number, status, { reason: "By mistake" });
    expect([code, message]).toEqual([
      "CONFLICT",
      "Funds for this request were already distributed, so its status can't change.",
    ]);
  }
});

test("approves a denied request with a reason, in one step, with money and letters", async () => {
  const admin = await signInAdmin(lab);
  const { number, officer } = await filed();
  const { denyRequest } = await import("../../../graph/decisions/allocations/approval/deny.ts");
  await denyRequest(await officer.context(), number, "Filed twice");
  const { data } = await set(admin, number, "approved", { reason: "It was not filed twice" });
  expect(data.setRequestStatus.request.status).toBe("approved");
  expect(await lab.db.fundAllocation.findFirst({ where: { requestId: number } })).toMatchObject({
    status: "allocated",
    amountCents: 12_000,
    authority: "administrator",
  });
  expect(
    await lab.db.letter.count({ where: { requestId: number, kind: "denial", state: { not: "void" } } }),
  ).toBe(0);
  expect(
    await lab.db.letter.count({ where: { requestId: number, kind: "approval", state: "due" } }),
  ).toBeGreaterThan(0);
});

test("a request with dispatches is neither set to pending nor approved before they are voided", async () => {
  const admin = await signInAdmin(lab);
  const { number } = await filed();
  await set(admin, number, "approved", { amount: 120 });
  const dispatch = await lab.db.helpDispatch.create({
    data: {
      requestId: number,
      helpType: "food",
      vendorName: "DoorDash",
      dispatchNotes: "DoorDash - ",
      providerInfo: "DoorDash",
      estimatedValueCents: 2000,
      promoCodeSealed: "sealed",
      promoCodeKey: `key ${number}`,
      confirmationNumber: `CONF${number}`,
    },
  });
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { status: "dispatched" } });
  for (const status of ["pending", "approved"]) {
    const { code, message } = await set(admin, number, status, { reason: "By mistake" });
    expect([code, message]).toEqual([
      "CONFLICT",
      "Help was dispatched for this request. Void its dispatches first.",
    ]);
  }
  expect(await patch(admin, number, "dispatched").then(({ status }) => status)).toBe(200);
  expect((await set(admin, number, "completed")).data.setRequestStatus.request.status).toBe("completed");
  await lab.db.helpDispatch.update({ where: { id: dispatch.id }, data: { voidedAt: new Date() } });
});

test("if two administrators act at once, the first wins, and the other sees the new state", async () => {
  const [one, other] = [await signInAdmin(lab), await signInAdmin(lab)];
  const { number } = await filed();
  await set(one, number, "approved", { amount: 120 });
  const answers = await Promise.all([
    set(one, number, "pending", { reason: "Not yet" }),
    set(other, number, "completed"),
  ]);
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  const late = await ask(one, mutation, {
    input: {
      id: globalId("EmergencyRequest", number),
      status: "pending",
      version: 0,
      reason: "An older page",
    },
  });
  expect(late.code).toBe("CONFLICT");
});

test("no one else sets a status, and unknown ones are rejected", async () => {
  const { number, officer } = await filed();
  for (const caller of [officer, await lab.visitor(), await signInAdmin(lab, { mustChangePassword: true })]) {
    expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(
      (await set(caller, number, "completed", { reason: "Because" })).code,
    );
    expect([401, 403]).toContain((await patch(caller, number, "completed")).status);
  }
  const admin = await signInAdmin(lab);
  for (const status of ["denied", "dispatched", "processing"]) {
    const { code, fields } = await set(admin, number, status, { reason: "Because" });
    expect([code, Object.keys(fields ?? {})]).toEqual(["INVALID", ["status"]]);
  }
  const missing = { id: globalId("EmergencyRequest", 99_999), status: "pending", version: 0 };
  expect((await ask(admin, mutation, { input: missing })).code).toBe("NOT_FOUND");
  expect((await rowOf(number)).status).toBe("pending");
});

test("REST: a status without a reason is recorded as such, a repeat changes nothing, and the rest is rejected by name", async () => {
  const admin = await signInAdmin(lab);
  const { number } = await filed();
  expect((await patch(admin, number, "approved")).status).toBe(200);
  expect((await patch(admin, number, "approved")).status).toBe(200);
  expect(await lab.db.fundAllocation.count({ where: { requestId: number } })).toBe(1);
  const early = await patch(admin, number, "dispatched");
  expect([early.status, (await early.json()).code]).toEqual([409, "CONFLICT"]);
  const back = await patch(admin, number, "pending");
  expect([back.status, (await back.json()).status]).toEqual([200, "pending"]);
  const [entry] = await lab.db.auditEntry.findMany({
    where: { resourceId: String(number), action: "request.stepped-aside" },
  });
  expect(entry?.details).toMatchObject({ reason: "No reason was given." });
  const denied = await patch(admin, number, "rejected");
  expect((await denied.json()).status).toBe("rejected");
  for (const body of [{}, { status: "gone" }, { status: 7 }, { status: "pending", victimInfo: {} }]) {
    const answer = await admin.fetch(`/api/emergency-requests/${number}`, { method: "PATCH", body });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).not.toEqual([]);
  }
});

/** A model of a request by the table alone, to compare the real one with. */
interface Model {
  standing: Standing;
}
const commands = fc.array(
  fc.record({
    act: fc.constantFrom("pending", "approved", "completed", "deny", "officer"),
    stale: fc.boolean(),
  }),
  { minLength: 1, maxLength: 7 },
);

test("for any sequence of actions, a request follows the table and its money follows the request", async () => {
  const admin = await signInAdmin(lab);
  await fc.assert(
    fc.asyncProperty(commands, async (acts) => {
      const { number, officer } = await filed();
      const model: Model = {
        standing: {
          status: "pending",
          money: null,
          leftCents: 0,
          dispatches: 0,
          approvals: 0,
          letters: 0,
          isDestroyed: false,
        },
      };
      for (const { act, stale } of acts) {
        const before = model.standing.status;
        if (act === "deny" || act === "officer") await byOthers(number, act, { admin, officer }, model);
        else await byAdmin(number, act, { admin, stale }, model);
        const row = await rowOf(number);
        expect(row.status, `${act} from ${before}`).toBe(model.standing.status);
        const money = await lab.db.fundAllocation.findMany({
          where: { requestId: number, status: { not: "denied" } },
        });
        expect(money.map(({ status }) => status)).toEqual(model.standing.money ? [model.standing.money] : []);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

async function byAdmin(
  number: number,
  to: StepTarget,
  { admin, stale }: { admin: Caller; stale: boolean },
  model: Model,
) {
  const { version } = await rowOf(number);
  const { standing } = model;
  const step = stepTo(to, standing);
  const asked = { status: to, reason: "As the model says", version: stale ? version - 1 : version };
  const done = await setByAdministrator(await admin.context(), number, asked).then(
    () => true,
    () => false,
  );
  expect(done).toBe(!stale && step.refusal === null);
  if (!done) return;
  model.standing = {
    ...standing,
    status: to,
    money:
      to === "approved"
        ? "allocated"
        : to === "pending"
          ? null
          : standing.money === "allocated"
            ? "allocated"
            : null,
  };
}

async function byOthers(
  number: number,
  act: "deny" | "officer",
  { admin, officer }: { admin: Caller; officer: Caller },
  model: Model,
) {
  const { status } = model.standing;
  const isOpen = status === "pending" || status === "processing";
  const { denyRequest } = await import("../../../graph/decisions/allocations/approval/deny.ts");
  const done = await (
    act === "deny"
      ? denyRequest(await admin.context(), number, "As the model says")
      : approveRequest(await officer.context(), number)
  ).then(
    () => true,
    () => false,
  );
  expect(done).toBe(isOpen);
  if (done)
    model.standing = {
      ...model.standing,
      status: act === "deny" ? "denied" : "approved",
      money: act === "deny" ? null : "allocated",
    };
}
