import { beforeAll, beforeEach, expect, test } from "vitest";
import { judgePerson } from "../../../graph/desk/cases/same-person.ts";
import { reissueDispatch, voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { approvedRequest, asInput, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

/* Help of one kind for one person within 30 days, in two cases: a reason is required. */

const lab = useKernel();
const day = 86_400_000;
const start = Date.parse("2026-11-20T12:00:00Z");
let admin: Caller;
let vendor: Record<string, number>;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab);
  vendor = await vendorIds(lab);
});
beforeEach(() => lab.setNow(new Date(start)));

const meal = () => provider(vendor["DoorDash"], "food", { people: 2 });
const room = () => provider(vendor["Hotels.com"], "shelter", { hours: 24 });
const source = `mutation ($input: DispatchHelpInput!) { dispatchHelp(input: $input) { isRepeat request { dispatches { overlapReason } } } }`;
const send = (id: number, providers: ReturnType<typeof provider>[], over: Record<string, unknown> = {}) =>
  ask(admin, source, asInput(id, providers, over));
const join = async (one: number, other: number, answer = "same", version = 0) =>
  judgePerson(await admin.context(), { number: one, other, answer, reason: "Spoke with her", version });
const rows = (requestId: number) =>
  lab.db.helpDispatch.findMany({ where: { requestId }, orderBy: { id: "asc" } });

const sentAgo = (requestId: number, ms: number) =>
  lab.db.helpDispatch.updateMany({ where: { requestId }, data: { createdAt: new Date(start - ms) } });

async function twoCases(answer?: string) {
  const [one, two] = [await approvedRequest(lab), await approvedRequest(lab)];
  if (answer) await join(one, two, answer);
  await give(admin, one, [meal()]);
  return [one, two] as const;
}
interface Earlier {
  number: number;
  helpType: string;
  at: string;
  isRecent: boolean;
}
const helpedBefore = async (caller: Caller, n: number): Promise<Earlier[]> =>
  (
    await ask(
      caller,
      `query ($n: Int!) { request(number: $n) { helpedBefore { number caseId helpType at isRecent } } }`,
      { n },
    )
  ).data.request.helpedBefore;

test("the same kind of help within 30 days needs a reason, which is stored and logged", async () => {
  const [one, two] = await twoCases("same");
  const refused = await send(two, [meal(), room()]);
  expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(["INVALID", ["overlapReason"]]);
  expect(await rows(two)).toEqual([]);
  const blank = await send(two, [meal()], { overlapReason: "  " });
  expect(blank.fields).toHaveProperty("overlapReason");
  expect((await send(two, [meal()], { overlapReason: "x".repeat(501) })).code).toBe("INVALID");
  const { data } = await send(two, [meal()], { overlapReason: "Her bag was stolen" });
  expect(data.dispatchHelp.request.dispatches).toEqual([{ overlapReason: "Her bag was stolen" }]);
  expect(
    await lab.db.auditEntry.findMany({ where: { action: "request.dispatched", resourceId: String(two) } }),
  ).toMatchObject([{ details: { overlapReason: "Her bag was stolen", other: one } }]);
});

test("another kind, a verdict other than same, and no verdict need none", async () => {
  for (const answer of ["household", "different", "unsure", undefined]) {
    const [, two] = await twoCases(answer);
    expect((await send(two, [meal()])).code).toBeUndefined();
  }
  const [, two] = await twoCases("same");
  expect((await send(two, [room()])).code).toBeUndefined();
  expect((await rows(two)).map(({ overlapReason }) => overlapReason)).toEqual([null]);
});

test("after 30 days, and after what was sent is void, none is needed", async () => {
  const [one, two] = await twoCases("same");
  await sentAgo(one, 30 * day - 1000);
  expect((await send(two, [meal()])).fields).toHaveProperty("overlapReason");
  await sentAgo(one, 30 * day);
  expect((await send(two, [meal()])).code).toBeUndefined();
  const [three, four] = await twoCases("same");
  const [sent] = await rows(three);
  await voidDispatch(await admin.context(), sent!.id, { reason: "A mistake" });
  expect((await send(four, [meal()])).code).toBeUndefined();
  expect(one).not.toBe(three);
});

test("a repeat with the same key is answered as the first, and help that is replaced keeps its reason", async () => {
  const [, two] = await twoCases("same");
  const form = { overlapReason: "Twins were born", idempotencyKey: "one-press-of-a-key" };
  expect((await send(two, [meal()], form)).data.dispatchHelp.isRepeat).toBe(false);
  expect((await send(two, [meal()], form)).data.dispatchHelp.isRepeat).toBe(true);
  const [sent] = await rows(two);
  await reissueDispatch(await admin.context(), sent!.id, { reason: "The code did not work" });
  expect((await rows(two)).map(({ overlapReason }) => overlapReason)).toEqual(
    Array(2).fill("Twins were born"),
  );
});

test("help for a third case of the person counts too", async () => {
  const [one, two] = await twoCases("same");
  const three = await approvedRequest(lab);
  await join(two, three);
  expect((await send(three, [meal()])).fields).toHaveProperty("overlapReason");
  await join(two, three, "different", 1);
  expect((await send(three, [meal()])).code).toBeUndefined();
  expect(one).not.toBe(three);
});

test("of two cases of one person that are sent the same help at once, one needs a reason", async () => {
  const [one, two] = [await approvedRequest(lab), await approvedRequest(lab)];
  await join(one, two);
  const answers = await Promise.all([send(one, [meal()]), send(two, [meal()])]);
  expect(answers.map(({ code }) => code ?? "sent").toSorted()).toEqual(["INVALID", "sent"]);
});

test("the desk sees when the person was helped, by kind; an officer in own cases alone", async () => {
  const [officer, stranger] = [await signInOfficer(lab), await signInOfficer(lab)];
  const own = await approvedRequest(lab, { officer });
  const later = await approvedRequest(lab, { officer });
  const foreign = await approvedRequest(lab, { officer: stranger });
  await join(own, foreign);
  await join(foreign, later);
  await give(admin, own, [meal()]);
  await sentAgo(own, 31 * day);
  await give(admin, foreign, [room()]);
  await sentAgo(foreign, 29 * day);
  expect(await helpedBefore(admin, later)).toMatchObject([
    { number: foreign, helpType: "shelter", isRecent: true },
    { number: own, helpType: "food", isRecent: false },
  ]);
  expect(await helpedBefore(officer, later)).toMatchObject([{ number: own, helpType: "food" }]);
  expect(await helpedBefore(officer, own)).toEqual([]);
  // A request that the other officer opens by its link tells nothing about their own cases.
  const opened = await ask(stranger, `query ($n: Int!) { request(number: $n) { helpedBefore { number } } }`, {
    n: later,
  });
  expect(opened.data?.request?.helpedBefore ?? []).toEqual([]);
  expect(await helpedBefore(stranger, foreign)).toEqual([]);
});

test("before filing, an officer sees when the recipient of the case was helped in own cases", async () => {
  const [officer, stranger] = [await signInOfficer(lab), await signInOfficer(lab)];
  const recipient = {
    ...{ fullName: "Noor Ibarra-Whitlock", dateOfBirth: "1990-04-12", phone: "512-555-0999" },
    ...{
      address: "5 New Street, Austin, TX 78702",
      email: "",
      statementOfNeed: "A room for one night, alone",
    },
    needs: { meals: null, room: { nights: 1, people: 1 }, ride: null, other: null },
  };
  const before = async (caller: Caller): Promise<{ number: number }[]> =>
    (await ask(caller, "{ helpedBefore { number helpType at isRecent } }")).data.helpedBefore;
  const own = await approvedRequest(lab, { officer });
  await give(admin, own, [meal()]);
  expect(await before(officer)).toEqual([]);
  await saveRecipient(await officer.context(), recipient);
  expect(await before(officer)).toMatchObject([{ number: own, helpType: "food", isRecent: true }]);
  await saveRecipient(await officer.context(), { ...recipient, dateOfBirth: "1990-04-13" });
  expect(await before(officer)).toEqual([]);
  await saveRecipient(await stranger.context(), recipient);
  for (const caller of [stranger, admin, await lab.visitor()]) expect(await before(caller)).toEqual([]);
});
