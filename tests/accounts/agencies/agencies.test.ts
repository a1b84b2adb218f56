import { beforeAll, expect, test } from "vitest";
import { scopedTo } from "../../../graph/core/access/agency-scope.ts";
import { listOfficerCases } from "../../../graph/officers/verification/by-administrator.ts";
import { dispatchHelp } from "../../../graph/help/dispatches/give/dispatch.ts";
import { moveCase } from "../../../graph/desk/cases/move.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  globalId,
  newRequestForm,
  rowsOf,
  liftMoneyLimits,
  signInAdmin,
  signInOfficer,
  type Answer,
} from "../../harness/people.ts";
import { approveOpened } from "../../harness/requests/approvals.ts";
import { provider, vendorIds } from "../../harness/requests/dispatches.ts";

/* Two agencies of one county, and the program that sees both. */

const lab = useKernel();
let program: Caller & { adminId: number };
let ofA: Caller & { adminId: number };
let ofB: Caller & { adminId: number };
let a = 0;
let b = 0;

const addAgency = async (name: string, domains: string[], caller: Caller = program) =>
  ask(
    caller,
    `mutation ($input: AddAgencyInput!) { addAgency(input: $input) { agency { number version domains } } }`,
    { input: { name, domains } },
  );
const numberOf = ({ data }: Answer): number => data.addAgency.agency.number;

async function caseAt(domain: string): Promise<number> {
  const officer = await signInOfficer(lab, { supervisorEmail: `chief@${domain}` });
  return fileRequest(lab, officer);
}
const agencyOf = async (id: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id }, select: { agencyId: true } })).agencyId;

async function seenBy(caller: Caller): Promise<number[]> {
  const { data } = await ask(
    caller,
    `{ trackedRequests(first: 100) { totalCount edges { node { number } } } }`,
  );
  const numbers = rowsOf<{ number: number }>(data.trackedRequests).map(({ number }) => number);
  expect(data.trackedRequests.totalCount).toBe(numbers.length);
  return numbers.toSorted((one, other) => one - other);
}

beforeAll(async () => {
  await liftMoneyLimits(lab);
  program = await signInAdmin(lab, { role: "super_admin" });
  a = numberOf(await addAgency("Sheriff", ["sheriff.example.gov"]));
  b = numberOf(await addAgency("Campus", ["campus.example.edu", "safety.example.edu"]));
  ofA = await signInAdmin(lab, { agencies: [a] });
  ofB = await signInAdmin(lab, { agencies: [b] });
});

test("a case belongs to the agency with exactly the domain of its supervisor", async () => {
  expect(await agencyOf(await caseAt("sheriff.example.gov"))).toBe(a);
  expect(await agencyOf(await caseAt("SAFETY.example.edu"))).toBe(b);
  expect(await agencyOf(await caseAt("mail.sheriff.example.gov"))).toBeNull();
  expect(await agencyOf(await caseAt("sheriff.example.gov.evil.example"))).toBeNull();
});

test("a new domain takes the earlier cases that belong to no agency, and no others", async () => {
  const [one, other] = [await caseAt("river.example.gov"), await caseAt("sheriff.example.gov")];
  expect(await agencyOf(one)).toBeNull();
  const river = numberOf(await addAgency("River", ["river.example.gov"]));
  expect(await agencyOf(one)).toBe(river);
  expect(await agencyOf(other)).toBe(a);
});

test.each([
  ["sheriff.example.gov", /belongs to Sheriff/],
  ["mail.sheriff.example.gov", /belongs to Sheriff/],
  ["sherlff.example.gov", /looks like sheriff/],
  ["xn--shriff-bva.example.gov", /plain letters/],
  ["gmail.com", /Anyone can get/],
  ["not a domain", /such as/],
])("refuses the domain %s", async (domain, why) => {
  const { message, fields } = await addAgency(`Of ${domain}`, [domain]);
  expect([message, ...Object.values(fields ?? {}).flat()].join(" ")).toMatch(why);
});

test("refuses a name twice, and a change of an older version", async () => {
  expect((await addAgency("Sheriff", [])).code).toBe("CONFLICT");
  const change = (version: number) =>
    ask(
      program,
      `mutation ($input: ChangeAgencyInput!) { changeAgency(input: $input) { agency { version domains } } }`,
      {
        input: {
          ...{ id: globalId("Agency", b), version, name: "Campus", contact: "The chief" },
          domains: ["campus.example.edu", "safety.example.edu"],
        },
      },
    );
  expect((await change(0)).data.changeAgency.agency.version).toBe(1);
  expect((await change(0)).code).toBe("CONFLICT");
});

test("each sees its own cases in lists, counts and figures, and the program sees all", async () => {
  const [mine, theirs] = [await caseAt("sheriff.example.gov"), await caseAt("campus.example.edu")];
  const [seenA, seenB, all] = [await seenBy(ofA), await seenBy(ofB), await seenBy(program)];
  expect(seenA).toContain(mine);
  expect(seenA).not.toContain(theirs);
  expect(seenB).toContain(theirs);
  expect(seenB).not.toContain(mine);
  expect(all).toEqual(expect.arrayContaining([...seenA, ...seenB]));
  const stats = async (caller: Caller) =>
    (
      await ask(
        caller,
        `{ deskStats { totalRequests pendingRequests } officerCases(first: 100) { totalCount } }`,
      )
    ).data;
  expect((await stats(ofA)).deskStats.totalRequests).toBe(seenA.length);
  expect((await stats(ofB)).deskStats.totalRequests).toBe(seenB.length);
  expect((await stats(program)).deskStats.totalRequests).toBe(all.length);
  const cases = await lab.db.verification.count({ where: { agencyId: a } });
  expect((await stats(ofA)).officerCases.totalCount).toBe(cases);
});

test("the visible set is the union of the own agencies", async () => {
  const domains = ["sheriff.example.gov", "campus.example.edu", "river.example.gov", "nowhere.example.org"];
  for (let turn = 0; turn < 12; turn++) await caseAt(domains[(turn * 7 + 3) % 4] ?? "");
  const agencies = (await lab.db.agency.findMany({ select: { id: true } })).map(({ id }) => id);
  for (let set = 0; set < 2 ** agencies.length; set++) {
    const own = agencies.filter((_id, at) => set & (1 << at));
    const caller = await signInAdmin(lab, { agencies: own });
    const expected = await lab.db.emergencyRequest.findMany({
      where: { agencyId: { in: own } },
      select: { id: true },
      orderBy: { id: "asc" },
    });
    expect(await seenBy(caller)).toEqual(expected.map(({ id }) => id));
  }
});

test("a session can show one agency alone, and only one of its own", async () => {
  const both = await signInAdmin(lab, { agencies: [a, b] });
  const show = (agency: number | null) =>
    ask(
      both,
      `mutation ($agency: Int) { switchAgency(input: { agency: $agency }) { viewer { admin { shownAgency } } } }`,
      { agency },
    );
  const all = await seenBy(both);
  expect((await show(a)).data.switchAgency.viewer.admin.shownAgency).toBe(a);
  const mine = await seenBy(both);
  expect(mine.length).toBeLessThan(all.length);
  expect(mine).toEqual(await seenBy(ofA));
  // A case of the other agency still opens by its number.
  const [theirs] = all.filter((number) => !mine.includes(number));
  const { data } = await ask(both, `query ($n: Int!) { request(number: $n) { number } }`, { n: theirs });
  expect(data.request.number).toBe(theirs);
  const { id: foreign } = await lab.db.agency.findFirstOrThrow({ where: { id: { notIn: [a, b] } } });
  expect((await show(foreign)).code).toBe("NOT_FOUND");
  await show(null);
  expect(await seenBy(both)).toEqual(all);
});

test("a choice that is no longer permitted shows all of the others", async () => {
  const both = await signInAdmin(lab, { agencies: [a, b] });
  await lab.db.session.updateMany({ where: { adminId: both.adminId }, data: { agencyId: b } });
  await lab.db.adminAgency.deleteMany({ where: { adminId: both.adminId, agencyId: b } });
  expect(await seenBy(both)).toEqual(await seenBy(ofA));
});

test("an account with no agency sees nothing", async () => {
  expect(await seenBy(await signInAdmin(lab, { agencies: [] }))).toEqual([]);
});

const move = (
  caller: Caller,
  number: number,
  agency: number | null,
  version: number,
  reason = "Jurisdiction",
) =>
  ask(caller, `mutation ($input: MoveCaseInput!) { moveCase(input: $input) { request { agencyNumber } } }`, {
    input: { id: globalId("EmergencyRequest", number), agency, reason, version },
  });
const versionOf = async (id: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).version;

test("the program moves a case with all of its requests, and says why", async () => {
  const officer = await signInOfficer(lab, { supervisorEmail: "chief@sheriff.example.gov" });
  const [one, other] = [await fileRequest(lab, officer), await fileRequest(lab, officer)];
  await lab.db.caseOwner.create({
    data: { requestId: other, adminId: ofA.adminId, by: "program", at: lab.now() },
  });
  const version = await versionOf(one);
  expect((await move(ofA, one, b, version)).code).toBe("FORBIDDEN");
  expect((await move(program, one, b, version, " ")).code).toBe("INVALID");
  expect((await move(program, one, 999_999, version)).code).toBe("NOT_FOUND");
  expect((await move(program, one, b, version)).data.moveCase.request.agencyNumber).toBe(b);
  expect([await agencyOf(one), await agencyOf(other)]).toEqual([b, b]);
  expect(await lab.db.caseOwner.count({ where: { requestId: other } })).toBe(0);
  expect(await seenBy(ofA)).not.toContain(one);
  expect(await seenBy(ofB)).toEqual(expect.arrayContaining([one, other]));
  const entries = await lab.db.auditEntry.findMany({ where: { action: "request.moved" } });
  expect(entries.map(({ details }) => details)).toEqual(
    expect.arrayContaining([{ before: a, after: b, reason: "Jurisdiction" }]),
  );
  expect((await move(program, one, a, version)).code).toBe("CONFLICT");
  expect((await move(program, one, b, await versionOf(one))).code).toBe("CONFLICT");
  // What is filed later follows the case.
  expect(await agencyOf(await fileRequest(lab, officer))).toBe(b);
});

test("a dispatch never lands in a case that was moved away before it", async () => {
  const vendors = await vendorIds(lab);
  const officer = await signInOfficer(lab, { supervisorEmail: "chief@sheriff.example.gov" });
  const number = await fileRequest(lab, officer);
  await approveOpened(officer, number);
  const before = await versionOf(number);
  await moveCase(await program.context(), number, { agency: b, reason: "Elsewhere", version: before });
  const form = { providers: [provider(vendors["Uber"], "transportation", { estimatedValue: 20 })] };
  await expect(dispatchHelp(await ofA.context(), number, form)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await dispatchHelp(await ofB.context(), number, form)).ids.length).toBe(1);
});

test("a case that moves is reported to both sides, and other cases to their own side alone", async () => {
  const number = await caseAt("sheriff.example.gov");
  const other = await caseAt("campus.example.edu");
  const { trackedChanges } = await import("../../../graph/desk/cases/watch.ts");
  const listen = async (caller: Caller) => {
    const context = await caller.context();
    const heard: { id: number; isShown: boolean }[] = [];
    const changes = trackedChanges.watch(context) as AsyncIterable<{ id: number }> & {
      return?: () => Promise<unknown>;
    };
    void (async () => {
      for await (const change of changes)
        heard.push({ id: change.id, isShown: (await trackedChanges.row(context, change)) !== null });
    })();
    return { heard, stop: () => changes.return?.() };
  };
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [atA, atB] = [await listen(ofA), await listen(ofB)];
  await moveCase(await program.context(), number, {
    ...{ agency: b, reason: "Elsewhere", version: await versionOf(number) },
  });
  lab.events.publish("requestChanged", { id: other });
  await expect
    .poll(() => ({ a: atA.heard, b: atB.heard }), { timeout: 2_000 })
    .toEqual({
      a: expect.arrayContaining([{ id: number, isShown: false }]),
      b: expect.arrayContaining([number, other].map((id) => ({ id, isShown: true }))),
    });
  expect(atA.heard.map(({ id }) => id)).not.toContain(other);
  expect(atB.heard.every(({ isShown }) => isShown)).toBe(true);
  await atA.stop();
  await atB.stop();
});

test("a changed account loses its open sessions, and the last one who sees everything stays", async () => {
  const other = await signInAdmin(lab, { agencies: [a] });
  const change = (id: number, input: object, caller: Caller = program) =>
    ask(
      caller,
      `mutation ($input: SetAdminAgenciesInput!) { setAdminAgencies(input: $input) { admin { programWide agencies } } }`,
      { input: { id: globalId("Admin", id), version: 0, programWide: false, agencies: [], ...input } },
    );
  const { data } = await change(other.adminId, { agencies: [b, a] });
  expect(data.setAdminAgencies.admin).toEqual({ programWide: false, agencies: [a, b] });
  expect((await other.context()).viewer.kind).toBe("visitor");
  expect((await change(other.adminId, { agencies: [a] })).code).toBe("CONFLICT");
  expect((await change(other.adminId, { version: 1, agencies: [999_999] })).code).toBe("INVALID");
  expect((await change(program.adminId, {})).code).toBe("FORBIDDEN");
  await expect(
    lab.db.admin.updateMany({ where: { roles: { has: "super_admin" } }, data: { programWide: false } }),
  ).rejects.toThrow(/SV003/);
});

test("an administrator of one agency files for it; with two, one must be shown", async () => {
  const { createRequest } = await import("../../../graph/intake/requests/create.ts");
  const filed = await createRequest(await ofA.context(), newRequestForm());
  expect(await agencyOf(filed.id)).toBe(a);
  const both = await signInAdmin(lab, { agencies: [a, b] });
  await expect(createRequest(await both.context(), newRequestForm())).rejects.toMatchObject({
    code: "INVALID",
  });
});

test("only the case's own people get its emails, own it and are named in its notes", async () => {
  const number = await caseAt("sheriff.example.gov");
  const usernameOf = async ({ adminId }: { adminId: number }) =>
    (await lab.db.admin.findUniqueOrThrow({ where: { id: adminId } })).username;
  const assign = async (owner: string) =>
    ask(ofA, `mutation ($input: AssignCaseInput!) { assignCase(input: $input) { request { number } } }`, {
      input: { id: globalId("EmergencyRequest", number), owner, shown: null },
    });
  expect((await assign(await usernameOf(ofB))).code).toBe("INVALID");
  const { noticeAddresses } = await import("../../../graph/accounts/admins/accounts/notices.ts");
  const addresses = await noticeAddresses(await program.context(), lab.db, {
    permission: "approve",
    agencyId: a,
  });
  const [mine, theirs] = [await usernameOf(ofA), await usernameOf(ofB)];
  expect(addresses).toContain(mine);
  expect(addresses).not.toContain(theirs);
  const ofProgram = await noticeAddresses(await program.context(), lab.db, { permission: "approve" });
  expect(ofProgram).not.toContain(mine);
});

test("without agencies nothing is narrowed", async () => {
  const { viewer } = await program.context();
  expect(scopedTo(viewer).agencies).toBeNull();
  const cases = await listOfficerCases(await program.context(), {}, { after: 0, take: 1000 }, {});
  expect(cases.length).toBe(await lab.db.verification.count());
});
