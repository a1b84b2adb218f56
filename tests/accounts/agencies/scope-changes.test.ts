import { beforeAll, expect, test } from "vitest";
import { createKey } from "../../../graph/accounts/api-keys/service.ts";
import { moveCase } from "../../../graph/desk/cases/move.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { filledForm, useCases } from "../../harness/requests/cases.ts";
import { useServer } from "../../harness/servers/live-server.ts";

/* What follows when an agency, an account or a case changes what someone sees. */

const lab = useKernel();
const server = useServer(lab);
const { callerAt } = useCases(lab);
let program: Caller & { adminId: number };
let harbor = 0;
let campus = 0;

beforeAll(async () => {
  program = await signInAdmin(lab, { role: "super_admin" });
  const add = async (name: string, domain: string) =>
    (await lab.db.agency.create({ data: { name, domains: { create: { domain } } } })).id;
  harbor = await add("Harbor", "harbor.example.gov");
  campus = await add("Campus", "campus.example.edu");
});

const caseAt = async (domain: string) =>
  fileRequest(lab, await signInOfficer(lab, { supervisorEmail: `chief@${domain}` }));
const requestOf = (id: number) => lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
const move = async (number: number, agency: number | null) => {
  const { version } = await requestOf(number);
  return moveCase(await program.context(), number, { agency, reason: "Elsewhere", version });
};
const ownerOf = async (requestId: number) =>
  (await lab.db.caseOwner.findUnique({ where: { requestId } }))?.adminId ?? null;

/** A case that the account owns, with an open task that it took. */
async function owned(number: number, adminId: number): Promise<number> {
  await lab.db.caseOwner.create({ data: { requestId: number, adminId, by: "program", at: lab.now() } });
  return heldTask(number, adminId);
}
/** An open task about a case, or about something of the program, that the account took. */
async function heldTask(requestId: number | null, ownerId: number): Promise<number> {
  const subjectId = requestId ?? ownerId;
  const { id } = await lab.db.deskTask.create({
    data: {
      ...{ kind: "dispute", subjectType: "dispatch", subjectId, requestId, ownerId },
      ...{ note: "A question", dueAt: new Date("2100-01-01") },
    },
  });
  return id;
}
const holderOf = async (id: number) => (await lab.db.deskTask.findUniqueOrThrow({ where: { id } })).ownerId;

test("a change of an agency leaves the cases that were moved away from it", async () => {
  const [elsewhere, nowhere] = [await caseAt("harbor.example.gov"), await caseAt("harbor.example.gov")];
  await move(elsewhere, campus);
  await move(nowhere, null);
  const late = await caseAt("pier.example.gov");
  const { version } = await lab.db.agency.findUniqueOrThrow({ where: { id: harbor } });
  const { code } = await ask(
    program,
    `mutation ($input: ChangeAgencyInput!) { changeAgency(input: $input) { agency { name } } }`,
    {
      input: {
        ...{ id: globalId("Agency", harbor), version, name: "Harbor Police" },
        domains: ["harbor.example.gov", "pier.example.gov"],
      },
    },
  );
  expect(code).toBeUndefined();
  const agencies = [];
  for (const number of [elsewhere, nowhere, late]) agencies.push((await requestOf(number)).agencyId);
  expect(agencies).toEqual([campus, null, harbor]);
});

test("an account that is limited loses the cases and tasks that it no longer sees, and no others", async () => {
  const account = await signInAdmin(lab, { agencies: [harbor, campus] });
  const [kept, lost] = [await caseAt("harbor.example.gov"), await caseAt("campus.example.edu")];
  const tasks = [await owned(kept, account.adminId), await owned(lost, account.adminId)];
  const ofProgram = await heldTask(null, account.adminId);
  await ask(
    program,
    `mutation ($input: SetAdminAgenciesInput!) { setAdminAgencies(input: $input) { admin { agencies } } }`,
    {
      input: {
        ...{ id: globalId("Admin", account.adminId), version: 0, programWide: false, agencies: [harbor] },
      },
    },
  );
  expect([await ownerOf(kept), await ownerOf(lost)]).toEqual([account.adminId, null]);
  expect([await holderOf(tasks[0] ?? 0), await holderOf(tasks[1] ?? 0)]).toEqual([account.adminId, null]);
  expect(await holderOf(ofProgram)).toBeNull();
});

test("a moved case stays with an owner of the whole program, and with one who sees both agencies", async () => {
  const owners = [
    (await program.context()).viewer,
    (await (await signInAdmin(lab, { agencies: [harbor, campus] })).context()).viewer,
  ].map((viewer) => (viewer.kind === "admin" ? viewer.adminId : 0));
  for (const [index, adminId] of owners.entries()) {
    const number = await caseAt("harbor.example.gov");
    const task = await owned(number, adminId);
    await move(number, campus);
    expect([await ownerOf(number), await holderOf(task)]).toEqual([adminId, adminId]);
    await move(number, null);
    const left = index === 0 ? adminId : null; // a case of no agency is the program's own
    expect([await ownerOf(number), await holderOf(task)]).toEqual([left, left]);
  }
});

test("a case that a supervisor of another agency is asked about changes hands", async () => {
  const account = await signInAdmin(lab, { agencies: [harbor] });
  const person = await callerAt();
  const form = { ...filledForm(), supervisorEmail: "chief@harbor.example.gov" };
  const { id } = await submitOfficerVerification(await person.context(), form, {});
  const number = await fileRequest(lab, person);
  expect((await requestOf(number)).agencyId).toBe(harbor);
  const task = await owned(number, account.adminId);
  const again = { ...form, supervisorEmail: "dean@campus.example.edu" };
  expect((await submitOfficerVerification(await person.context(), again, {})).id).toBe(id);
  expect((await requestOf(number)).agencyId).toBe(campus);
  expect([await ownerOf(number), await holderOf(task)]).toEqual([null, null]);
});

test("a key of an agency reads its cases alone, and nothing of the program's own", async () => {
  const [mine, theirs] = [await caseAt("harbor.example.gov"), await caseAt("campus.example.edu")];
  const scopes = ["requests:read", "money:read", "directory:write"];
  const made = async (agency: number | null) =>
    (await createKey(await program.context(), { name: "Tool", scopes, days: 7, agency })).key;
  const read = async (key: string, path: string) => {
    const answer = await server.send(path, { headers: { authorization: `Bearer ${key}` } });
    return { status: answer.status, body: JSON.parse(answer.text) };
  };
  const [limited, whole] = [await made(harbor), await made(null)];
  const ids = async (key: string) =>
    ((await read(key, "/api/emergency-requests?isAdmin=true")).body as { id: number }[]).map(({ id }) => id);
  expect(await ids(limited)).toContain(mine);
  expect(await ids(limited)).not.toContain(theirs);
  expect(await ids(whole)).toEqual(expect.arrayContaining([mine, theirs]));
  expect((await read(limited, `/api/emergency-requests/${theirs}`)).status).toBe(404);
  expect((await read(limited, `/api/emergency-requests/${mine}`)).status).toBe(200);
  expect((await read(limited, "/api/funds")).status).toBe(403);
  expect((await read(whole, "/api/funds")).status).toBe(200);
  await expect(made(999_999)).rejects.toMatchObject({
    code: "INVALID",
    fields: { agency: expect.anything() },
  });
});

test("a key stops when its super administrator is limited", async () => {
  const owner = await signInAdmin(lab, { role: "super_admin" });
  const { key } = await createKey(await owner.context(), {
    ...{ name: "Tool", scopes: ["requests:read"], days: 7 },
  });
  const status = async () =>
    (await server.send("/api/emergency-requests", { headers: { authorization: `Bearer ${key}` } })).status;
  expect(await status()).toBe(200);
  await lab.db.admin.update({ where: { id: owner.adminId }, data: { programWide: false } });
  expect(await status()).toBe(401);
});
