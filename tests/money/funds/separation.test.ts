import { beforeAll, expect, test } from "vitest";
import { isSeparateSettler } from "../../../graph/core/access/separation.ts";
import { systemContext } from "../../../graph/core/context.ts";
import {
  completeByRecipient,
  completeDispatch,
  completeProvider,
} from "../../../graph/help/dispatches/progress.ts";
import { markDistributed } from "../../../graph/decisions/allocations/money/distribute.ts";
import {
  setByAdministrator,
  setByAdministratorOverRest,
} from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { reissueDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { redeemByPhone } from "../../../graph/help/redemption/by-phone.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { joinedTerminal, phraseFor, pressRedeem, ticketPath } from "../../harness/passes/redemption.ts";
import { madePass, openedPass, sendToPass } from "../../harness/passes/passes.ts";
import { ask, globalId, liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";
import {
  approvedRequest,
  give,
  provider,
  signInSuperAdmin,
  vendorIds,
} from "../../harness/requests/dispatches.ts";

const lab = useKernel();
let officer: Caller;
let one: Caller;
let other: Caller;
let vendors: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  officer = await signInOfficer(lab);
  one = await signInAdmin(lab);
  other = await signInAdmin(lab);
  vendors = await vendorIds(lab);
});

/** A ride of $80 out of $100, dispatched by this person. */
async function ride(by: Caller = one) {
  const number = await approvedRequest(lab, { officer, dollars: 100 });
  const [id = 0] = await give(by, number, [
    provider(vendors["Uber"], "transportation", { estimatedValue: 80 }),
  ]);
  return { number, id, vendorId: vendors["Uber"] ?? 0 };
}
const moneyOf = async (requestId: number) => {
  const { committedCents, spentCents } = await lab.db.requestMoney.findUniqueOrThrow({
    where: { requestId },
  });
  return { committed: Number(committedCents), spent: Number(spentCents) };
};
const committed = { committed: 8_000, spent: 0 };
const spent = { committed: 0, spent: 8_000 };
const end = async (who: Caller, number: number) => {
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  await setByAdministrator(await who.context(), number, { status: "completed", version });
};
const allocationOf = async (requestId: number) =>
  (await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId } })).id;

test("no way is open to the person who dispatched help to make its money spent", async () => {
  const provided = ({ number, vendorId }: { number: number; vendorId: number }) => ({
    ...{ requestId: number, vendorId },
    helpType: "transportation" as const,
  });
  const ways: Record<string, (help: Awaited<ReturnType<typeof ride>>) => Promise<unknown>> = {
    complete: async ({ id }) => completeDispatch(await one.context(), id),
    "complete twice": async ({ id }) => {
      await completeDispatch(await one.context(), id);
      await expect(completeDispatch(await one.context(), id)).rejects.toMatchObject({
        code: "CONFLICT",
        message: "This dispatch was already completed.",
      });
    },
    "complete all of the provider": async (help) => completeProvider(await one.context(), provided(help)),
    "end the case": async ({ number }) => end(one, number),
    "end the case over REST": async ({ number }) =>
      setByAdministratorOverRest(await one.context(), number, "completed"),
    "mark as distributed": async ({ number }) =>
      markDistributed(await one.context(), await allocationOf(number)),
    phone: async ({ id }) =>
      expect(redeemByPhone(await one.context(), id, { amount: 80 })).rejects.toMatchObject({
        code: "FORBIDDEN",
        message: "You dispatched help for this case, so another person must settle its money.",
      }),
    "phone in small letters": async ({ id }) => {
      const context = await one.context();
      const viewer = {
        ...context.viewer,
        username: (context.viewer as { username: string }).username.toUpperCase(),
      };
      await expect(redeemByPhone({ ...context, viewer }, id, { amount: 80 })).rejects.toMatchObject({
        code: "FORBIDDEN",
      });
    },
    "the recipient's button, in the same browser": async ({ number, id }) => {
      const context = await one.context();
      await lab.db.$transaction((tx) => completeByRecipient(context, tx, { id, requestId: number }));
    },
    "two presses at once": async ({ id }) => {
      await Promise.allSettled(
        [await one.context(), await one.context()].map((context) => completeDispatch(context, id)),
      );
    },
  };
  for (const [way, act] of Object.entries(ways)) {
    const help = await ride();
    await act(help);
    const { spent: paid, committed: held } = await moneyOf(help.number);
    // What was handed over as cash was not dispatched.
    expect([way, held, paid]).toEqual([way, 8_000, way === "mark as distributed" ? 2_000 : 0]);
  }
});

test("a reissued dispatch belongs to the person who reissued it", async () => {
  const { id, number } = await ride(other);
  await reissueDispatch(await one.context(), id, { reason: "Code failed" });
  const next = await lab.db.helpDispatch.findFirstOrThrow({ where: { replacesId: id } });
  await completeDispatch(await one.context(), next.id);
  expect(await moneyOf(number)).toEqual(committed);
  await completeDispatch(await other.context(), next.id);
  expect(await moneyOf(number)).toEqual(spent);
});

test("an officer who is the dispatching administrator by email settles nothing", async () => {
  const email = "pat.reed@city.gov";
  const admin = await signInAdmin(lab, { email });
  const pat = await signInOfficer(lab, { email });
  const number = await approvedRequest(lab, { officer: pat, dollars: 100 });
  await give(admin, number, [provider(vendors["Uber"], "transportation", { estimatedValue: 80 })]);
  await markDistributed(await pat.context(), await allocationOf(number));
  expect(await moneyOf(number)).toEqual({ committed: 8_000, spent: 2_000 });
});

test("another person settles it: by the menu, after the dispatcher, by the end of the case", async () => {
  const [first, second, third, fourth] = [await ride(), await ride(), await ride(), await ride()];
  await completeDispatch(await other.context(), first.id);
  expect(await moneyOf(first.number)).toEqual(spent);
  await completeDispatch(await one.context(), second.id);
  await completeDispatch(await other.context(), second.id);
  expect(await moneyOf(second.number)).toEqual(spent);
  await expect(completeDispatch(await other.context(), second.id)).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await end(other, third.number);
  expect(await moneyOf(third.number)).toEqual(spent);
  // The officer who filed it hands over the rest.
  await markDistributed(await officer.context(), await allocationOf(fourth.number));
  expect(await moneyOf(fourth.number)).toEqual({ committed: 0, spent: 10_000 });
  const settled = await lab.db.auditEntry.findFirstOrThrow({
    where: { action: "dispatch.settled", resourceId: String(second.id) },
  });
  expect(settled.actorName).not.toBe("");
});

test("the end of a case settles only the help that others dispatched", async () => {
  const number = await approvedRequest(lab, { officer, dollars: 100 });
  await give(one, number, [provider(vendors["Uber"], "transportation", { estimatedValue: 50 })]);
  await give(other, number, [provider(vendors["DoorDash"], "food", { people: 3, estimatedValue: 30 })]);
  await end(one, number);
  expect(await moneyOf(number)).toEqual({ committed: 5_000, spent: 3_000 });
});

test("a terminal and the recipient settle it, also for the person who dispatched", async () => {
  const { id, number, vendorId } = await ride();
  const pass = await madePass(officer, number);
  const { device } = await joinedTerminal(lab, one, vendorId);
  const phrase = await phraseFor(lab, id);
  await pressRedeem(device, await ticketPath(lab, id), { phrase, amount: "72.50" });
  expect(await moneyOf(number)).toEqual({ committed: 0, spent: 7_250 });
  expect(pass.number).toBeGreaterThan(0);

  const got = await ride();
  const person = await openedPass(lab, await madePass(officer, got.number));
  await sendToPass(person, { act: "received", ticket: String(got.id) });
  expect(await moneyOf(got.number)).toEqual(spent);
});

test("undoing another person's redemption returns its money to committed", async () => {
  const { id, number } = await ride();
  await redeemByPhone(await other.context(), id, { amount: 80 });
  expect(await moneyOf(number)).toEqual(spent);
  const undo = `mutation ($id: ID!) { undoRedemption(input: { id: $id }) { request { id } } }`;
  await ask(one, undo, { id: globalId("HelpDispatch", id) });
  expect(await moneyOf(number)).toEqual(committed);
  expect(await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{ settledAt: null, settledBy: null, settledByKeys: [] },
  });
});

test("an API key is the person who answers for it, and settles nothing", async () => {
  const root = await signInSuperAdmin(lab);
  const { viewer } = await root.context();
  if (viewer.kind !== "admin") throw new Error("not an administrator");
  const tool = { keyId: 1, scopes: ["dispatch:write"], owner: viewer };
  const key = { ...viewer, username: "Tool (API key)", emailKey: "", adminId: -1, roles: ["admin"], tool };
  const program = { ...root, context: async () => ({ ...(await root.context()), viewer: key as never }) };
  const dispatched = await ride(program);
  await completeDispatch(await root.context(), dispatched.id);
  expect(await moneyOf(dispatched.number)).toEqual(committed);
  const { id, number } = await ride();
  await completeDispatch(await program.context(), id);
  await setByAdministratorOverRest(await program.context(), number, "completed");
  expect(await moneyOf(number)).toEqual(committed);
  await expect(redeemByPhone(await program.context(), id, { amount: 1 })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: "Only a signed-in person can settle money.",
  });
});

test("the desk says whose money waits, and offers the step to the other person only", async () => {
  const { id, number } = await ride();
  await completeDispatch(await one.context(), id);
  const read = `query ($number: Int!) { request(number: $number) { dispatches { isUnsettled viewerCanSettle } } }`;
  const seen = async (who: Caller) => (await ask(who, read, { number })).data.request.dispatches;
  expect(await seen(one)).toEqual([{ isUnsettled: true, viewerCanSettle: false }]);
  expect(await seen(other)).toEqual([{ isUnsettled: true, viewerCanSettle: true }]);
  expect(await seen(officer)).toEqual([{ isUnsettled: null, viewerCanSettle: false }]);
});

test("the database holds the same rule as the server, for any identifiers of both", async () => {
  const { id } = await ride();
  const keys = ["admin:a", "admin:b", "email:a@x.gov", "email:b@x.gov", "officer:1", "recipient"];
  const pairs = Array.from({ length: 60 }, (_, n) => [
    keys.filter((_key, at) => (n >> at) & 1),
    keys.filter((_key, at) => ((n * 7 + 3) >> at) & 1),
  ]);
  for (const [dispatchedByKeys = [], settledByKeys = []] of pairs) {
    if (settledByKeys.length === 0) continue;
    const undo = new Error("rolled back");
    const isAllowed = await lab.db
      .$transaction(async (tx) => {
        await tx.$executeRaw`ALTER TABLE "HelpDispatch" DISABLE TRIGGER "HelpDispatch_dispatcher_stays"`;
        await tx.helpDispatch.update({ where: { id }, data: { dispatchedByKeys } });
        await tx.helpDispatch.update({
          where: { id },
          data: { settledAt: new Date(), settledBy: "B", settledByKeys },
        });
        throw undo;
      })
      .catch((error: unknown) => error === undo);
    expect([dispatchedByKeys, settledByKeys, isAllowed]).toEqual([
      dispatchedByKeys,
      settledByKeys,
      isSeparateSettler(settledByKeys, [{ dispatchedByKeys }]),
    ]);
  }
});

test("the database refuses a settlement without a person, another dispatcher, and a phone call by the dispatcher", async () => {
  const { id, number } = await ride();
  const own = (await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } })).dispatchedByKeys;
  expect(own).toHaveLength(2);
  const write = (data: object) => lab.db.helpDispatch.update({ where: { id }, data });
  await expect(write({ settledAt: new Date() })).rejects.toThrow(/settled_by_someone/);
  await expect(write({ settledAt: new Date(), settledBy: "A", settledByKeys: own.slice(1) })).rejects.toThrow(
    /settled_by_another/,
  );
  await expect(write({ dispatchedByKeys: [] })).rejects.toThrow(/never changed/);
  await expect(
    lab.db.$transaction([
      write({ actualCents: 100, usesLeft: 0, redeemedAt: new Date() }),
      lab.db.redemption.create({
        data: { dispatchId: id, kind: "phone", cents: 100, at: new Date(), by: "one" },
      }),
    ]),
  ).rejects.toThrow(/Another person/);
  expect(await moneyOf(number)).toEqual(committed);
  expect(systemContext(lab, "x").viewer.kind).toBe("visitor");
});
