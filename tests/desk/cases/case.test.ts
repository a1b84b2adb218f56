import { expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { keepPersonKeysDue } from "../../../graph/intake/people/keys.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  globalId,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

const lab = useKernel();
const idOf = (number: number) => globalId("EmergencyRequest", number);

const kindred = `query ($n: Int!) { request(number: $n) { samePerson { number victimName matches allocated verdict { answer by } } } }`;
const samePerson = async (caller: Caller, n: number) =>
  (await ask(caller, kindred, { n })).data.request.samePerson;

/** Neither an email address nor an ID that others have too. */
const bare = { email: "", governmentId: "" };

async function file(form: Record<string, unknown>, info?: Record<string, unknown>) {
  const officer = await signInOfficer(lab);
  const own = { victimEmail: "", ...form };
  const { id } = await createRequest(await officer.context(), newRequestForm(own));
  if (info) await saveVictimInfo(await officer.context(), id, victimInfoForm({ ...bare, ...info }));
  return id;
}

test("cases of one person find each other by phone, address, and name with birth date, in any spelling", async () => {
  const admin = await signInAdmin(lab);
  const one = await file(
    {
      victimName: "Ana Fenwick",
      victimPhone: "512-555-0171",
      victimAddress: "9 Birch Street, Austin, TX 78702",
    },
    {
      fullName: "Ana Fenwick",
      dateOfBirth: "1988-03-04",
      phone: "512-555-0171",
      address: "9 Birch Street",
      zipCode: "78702",
    },
  );
  const byPhone = await file({
    victimName: "A. F.",
    victimPhone: "+1 (512) 555-0171",
    victimAddress: "1 Oak Road, Waco, TX 76701",
  });
  const byAddress = await file({
    victimName: "B. G.",
    victimPhone: "512-555-0172",
    victimAddress: "9 BIRCH ST., Austin TX 78702",
  });
  const byName = await file(
    { victimName: "Fenwick, Ana", victimPhone: "512-555-0173", victimAddress: "2 Elm Road, Waco, TX 76702" },
    {
      fullName: "FENWICK Ána",
      dateOfBirth: "1988-03-04",
      phone: "512-555-0173",
      address: "2 Elm Road",
      zipCode: "76702",
    },
  );
  const found = await samePerson(admin, one);
  expect(
    found.map(({ number, matches }: { number: number; matches: string[] }) => [number, matches]),
  ).toEqual([
    [byName, ["name_and_birth"]],
    [byAddress, ["address"]],
    [byPhone, ["phone"]],
  ]);
  await saveVictimInfo(
    await admin.context(),
    byName,
    victimInfoForm({
      fullName: "Fenwick Ana",
      dateOfBirth: "1990-01-01",
      phone: "512-555-0173",
      address: "2 Elm Road",
      zipCode: "76702",
      email: "other@example.com",
      governmentId: "",
    }),
  );
  expect((await samePerson(admin, one)).map(({ number }: { number: number }) => number)).toEqual([
    byAddress,
    byPhone,
  ]);
});

test("if one of two is anonymous, neither is named next to the other, and no name joins them", async () => {
  const admin = await signInAdmin(lab);
  const where = { victimAddress: "77 Cedar Street, Austin, TX 78703" };
  const info = {
    fullName: "Ivo Quell",
    dateOfBirth: "1979-09-09",
    address: "77 Cedar Street",
    zipCode: "78703",
  };
  const named = await file(
    { ...where, victimName: "Ivo Quell", victimPhone: "512-555-0181" },
    { ...info, phone: "512-555-0181" },
  );
  const hidden = await file({ ...where, victimName: "Ivo Quell", victimPhone: "512-555-0182" });
  await lab.db.emergencyRequest.update({ where: { id: hidden }, data: { anonymous: true } });
  await saveVictimInfo(
    await admin.context(),
    hidden,
    victimInfoForm({ ...bare, ...info, phone: "512-555-0182" }),
  );
  for (const [from, to] of [
    [named, hidden],
    [hidden, named],
  ]) {
    const found = await samePerson(admin, from ?? 0);
    expect(found).toMatchObject([{ number: to, matches: ["address"] }]);
    expect(JSON.stringify(found)).not.toMatch(/quell/i);
  }
});

test("an administrator's judgment on two cases is shown at both, and to no officer", async () => {
  const admin = await signInAdmin(lab);
  const officer = await signInOfficer(lab);
  const [one, other] = [await fileRequest(lab, officer), await fileRequest(lab, officer)];
  const judge = `mutation ($input: JudgePersonInput!) { judgePerson(input: $input) { request { number } } }`;
  const say = (caller: Caller, input: object) =>
    ask(caller, judge, {
      input: { id: idOf(one), answer: "same", reason: "They said so", version: 0, ...input },
    });
  expect((await say(admin, { other })).code).toBeUndefined();
  expect((await say(admin, { other, answer: "different", version: 1 })).code).toBeUndefined();
  for (const [from, to] of [
    [one, other],
    [other, one],
  ])
    expect(
      (await samePerson(admin, from ?? 0)).find(({ number }: { number: number }) => number === to).verdict
        .answer,
    ).toBe("different");
  expect((await say(admin, { other: one })).code).toBe("INVALID");
  expect((await say(admin, { other: 999_999 })).code).toBe("NOT_FOUND");
  expect((await say(officer, { other })).code).toBe("FORBIDDEN");
  expect(await samePerson(officer, one)).toEqual([]);
});

test("the job adds keys to requests from before keys existed", async () => {
  const admin = await signInAdmin(lab);
  const officer = await signInOfficer(lab);
  const [one, other] = [await fileRequest(lab, officer), await fileRequest(lab, officer)];
  await lab.db.personKey.deleteMany({ where: { requestId: { in: [one, other] } } });
  expect(await samePerson(admin, one)).toEqual([]);
  while ((await keepPersonKeysDue(systemContext(lab, "test"))) > 0);
  expect((await samePerson(admin, one)).map(({ number }: { number: number }) => number)).toContain(other);
});

test("only administrators reveal birth date and government ID, and each reveal is logged", async () => {
  const [admin, officer] = [await signInAdmin(lab), await signInOfficer(lab)];
  const number = await fileRequest(lab, officer);
  const reveal = `mutation ($input: RevealIdentityInput!) { revealIdentity(input: $input) { identity { dateOfBirth governmentId } } }`;
  const look = (caller: Caller, n = number) => ask(caller, reveal, { input: { id: idOf(n) } });
  expect((await look(admin)).data.revealIdentity.identity).toEqual({
    dateOfBirth: "1990-04-12",
    governmentId: "ZYX-078-05-1120",
  });
  const logged = await lab.db.auditEntry.findMany({
    where: { action: "victim-info.revealed", resourceId: String(number) },
  });
  expect(logged).toHaveLength(1);
  expect(
    JSON.stringify(logged, (_key, value) => (typeof value === "bigint" ? String(value) : value)),
  ).not.toMatch(/ZYX|1990-04/);
  expect((await look(officer)).code).toBe("FORBIDDEN");
  expect((await look(await lab.visitor())).code).toBe("UNAUTHENTICATED");
  expect((await look(admin, await fileRequest(lab, officer, { victimInfo: false }))).code).toBe("CONFLICT");
});

test("two administrators see each other at one case, until one leaves or is idle", async () => {
  const [one, other] = [await signInAdmin(lab), await signInAdmin(lab)];
  const number = await fileRequest(lab, await signInOfficer(lab));
  const open = async (caller: Caller) =>
    (
      await ask(
        caller,
        `mutation ($input: ViewCaseInput!) { viewCase(input: $input) { openElsewhere { name } } }`,
        {
          input: { id: idOf(number) },
        },
      )
    ).data.viewCase.openElsewhere;
  expect(await open(one)).toEqual([]);
  expect(await open(other)).toHaveLength(1);
  expect(await open(one)).toHaveLength(1);
  await ask(other, `mutation ($input: LeaveCaseInput!) { leaveCase(input: $input) { number } }`, {
    input: { id: idOf(number) },
  });
  expect(await open(one)).toEqual([]);
  await open(other);
  const later = new Date(Date.now() + 60_000);
  lab.setNow(later);
  expect(await open(one)).toEqual([]);
  lab.setNow(new Date());
});

test("a citizen's request is adopted by the administrator or for a confirmed officer, once", async () => {
  const [admin, citizen] = [await signInAdmin(lab), await lab.visitor()];
  const take = `mutation ($input: TakeOnRequestInput!) { takeOnRequest(input: $input) { request { takenOnBy isTakenOnByNobody caseOfficer { badgeNumber } } } }`;
  const { id } = await createRequest(await citizen.context(), newRequestForm());
  const on = async (caller: Caller, more: object = {}) => {
    const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
    return ask(caller, take, { input: { id: idOf(id), version, ...more } });
  };
  const officer = await signInOfficer(lab);
  const unconfirmed = await signInOfficer(lab, { trust: null });
  expect((await on(officer)).code).toBe("FORBIDDEN");
  for (const named of ["B-none", unconfirmed.badgeNumber])
    expect((await on(admin, { officer: named })).fields).toHaveProperty("officer");
  expect((await on(admin, { version: 999 })).code).toBe("CONFLICT");
  expect((await on(admin)).data.takeOnRequest.request).toMatchObject({
    isTakenOnByNobody: false,
    caseOfficer: null,
  });
  const { data } = await on(admin, {
    officer: ` ${officer.badgeNumber.toLowerCase().replaceAll("-", "–")}\u200b`,
  });
  expect(data.takeOnRequest.request.caseOfficer.badgeNumber).toBe(officer.badgeNumber);
  expect((await on(admin, { officer: officer.badgeNumber })).code).toBe("CONFLICT");
  expect(
    (await ask(officer, "query ($n: Int!) { request(number: $n) { number } }", { n: id })).code,
  ).toBeUndefined();
});

test("the history shows actions and readings; the decision shows reasons; both only for administrators", async () => {
  const [admin, officer] = [await signInAdmin(lab), await signInOfficer(lab)];
  const number = await fileRequest(lab, officer, { recommended: 900 });
  const { approveRequest } = await import("../../../graph/decisions/allocations/approval/approve.ts");
  await approveRequest(await officer.context(), number);
  const source = `query ($n: Int!) { request(number: $n) {
    history { kind who what before after } decision { amount outcome note block requiredApprovers approvals { personName } room { of day month } steps { to refusal isUnusual effects } } recordedIdentity { hasGovernmentId } } }`;
  const { data } = await ask(admin, source, { n: number });
  const { history, decision, recordedIdentity } = data.request;
  expect(recordedIdentity).toEqual({ hasGovernmentId: true });
  expect(history.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining([
      "Filed a request",
      "Added victim information",
      "Approved a request that needs another approval",
    ]),
  );
  expect(
    history.some(
      ({ kind, who }: { kind: string; who: string }) => kind === "reading" && who.startsWith("admin"),
    ),
  ).toBe(true);
  expect(decision).toMatchObject({
    amount: 900,
    outcome: "final",
    note: null,
    block: null,
    requiredApprovers: 1,
  });
  expect(decision.approvals).toHaveLength(1);
  expect(decision.room.map(({ of }: { of: string }) => of)).toEqual(["victim", "officer"]);
  expect(decision.steps).toMatchObject([
    { to: "pending", refusal: null, isUnusual: true, effects: ["money_voided", "approvals_voided"] },
    { to: "approved", refusal: null, isUnusual: false, effects: ["money_allocated", "letters_sent"] },
    { to: "completed", refusal: null, isUnusual: true, effects: ["money_voided", "approvals_voided"] },
  ]);
  const own = (await ask(officer, source, { n: number })).data.request;
  expect(own).toEqual({ history: [], decision: null, recordedIdentity: null });
  const bare = await fileRequest(lab, officer, { victimInfo: false });
  expect((await ask(admin, source, { n: bare })).data.request.decision).toMatchObject({
    ...{ outcome: "refused", block: "victim_info" },
  });
});
