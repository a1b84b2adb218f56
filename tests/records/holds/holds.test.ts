import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guardedModels } from "../../../graph/core/personal/strippings.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { removeEvidence } from "../../../graph/intake/evidence/service.ts";
import { sweepEvidence } from "../../../graph/intake/evidence/sweep.ts";
import { storeEvidence } from "../../../graph/intake/evidence/store.ts";
import { keepPersonKeys } from "../../../graph/intake/people/keys.ts";
import { listDue } from "../../../graph/records/destruction/due.ts";
import { placeHold, releaseHold } from "../../../graph/records/holds/service.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { firstMade, makeCases } from "../../harness/personal/made-cases.ts";
import { goTo, runDestructions, setSchedules, startDestruction } from "../../harness/records/destruction.ts";
import { refusal } from "../../harness/requests/cases.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";

const lab = useKernel();
let people: [Caller, Caller];
const held = firstMade;
const free = firstMade + 1;

beforeAll(async () => {
  await makeCases(lab, 6);
  const numbers = `generate_series(${firstMade}, ${firstMade + 5}) n`;
  await writeUnguarded(lab.pool, [
    `INSERT INTO "Officer" ("id", "name", "rank", "agency", "badgeNumber", "phone", "email", "emailKey")
     SELECT n, 'O', 'Sgt', 'A', n, '', 'o' || n || '@made.example', 'o' || n || '@made.example' FROM ${numbers}`,
    `INSERT INTO "Citizen" ("id", "originKey") SELECT n, 'key' FROM ${numbers}`,
    `INSERT INTO "SafeContact" ("requestId", "timeZone", "saidBy", "saidAt") SELECT n, 'UTC', 'officer', now() FROM ${numbers}`,
    `INSERT INTO "RecordsPacket" ("id", "requestId", "kind", "matter", "reference", "body", "bodyKey", "what", "prefix", "firstNumber", "pages", "madeBy")
     SELECT gen_random_uuid(), n, 'court_order', 'm', 'r', 'b', 'b', '{}', 'P', 1, 1, 'admin' FROM ${numbers}`,
    `INSERT INTO "VocaAnswers" ("requestId", "saidBy", "saidAt") SELECT n, 'officer', now() FROM ${numbers}`,
  ]);
  people = [await signInAdmin(lab, { role: "super_admin" }), await signInAdmin(lab, { role: "super_admin" })];
}, 120_000);

beforeEach(async () => {
  await writeUnguarded(lab.pool, [`DELETE FROM "Hold"`]);
});

const place = async (scope: string, subject: string) =>
  placeHold(await people[0].context(), { kind: "litigation", matter: "Doe v. County", scope, subject });

/** The SQLSTATE by which the database refuses the product's own role; "" if the statement runs. */
async function stateOf(sql: string): Promise<string> {
  const client = await lab.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(sql);
    return "";
  } catch (error) {
    return (error as { code?: string }).code ?? "?";
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

describe("raw SQL as the application's role", () => {
  const others = ["CallbackRequest", "Feedback", "Correction", "Voucher"];
  const ofRequest = guardedModels.filter((model) => !others.includes(model));
  test.each(ofRequest)("deletes no held row of %s", async (model) => {
    await place("everything", "");
    const [row] = (
      await lab.pool.query<{ place: string }>(`SELECT ctid::text AS "place" FROM "${model}" LIMIT 1`)
    ).rows;
    expect(await stateOf(`DELETE FROM "${model}" WHERE ctid = '${row?.place}'`)).toBe("SV006");
  });

  test("truncates no table with held rows", async () => {
    await place("request", String(held));
    for (const model of guardedModels)
      expect(await stateOf(`TRUNCATE "${model}" CASCADE`), model).toMatch(/^SV00[16]$/);
  });

  test("empties no required text of a held row, and edits it", async () => {
    await place("request", String(held));
    const change = (value: string, id: number) =>
      stateOf(`UPDATE "EmergencyRequest" SET "requestDetails" = '${value}' WHERE "id" = ${id}`);
    expect(await change("", held)).toBe("SV006");
    expect(await change("More was said.", held)).toBe("");
    expect(await change("", free)).toBe("");
  });

  test("strips no held record, nor one that two people did not approve", async () => {
    await place("request", String(held));
    const strip = (key: number) =>
      stateOf(
        `INSERT INTO "StrippedRecord" ("unit", "key", "record", "destructionId", "at") VALUES ('request', ${key}, 'cases', 1, now())`,
      );
    expect(await strip(held)).toBe("SV006");
    expect(await strip(free)).toBe("SV001");
  });

  test("deletes, changes and truncates no hold", async () => {
    const { id } = await place("request", String(held));
    expect(await stateOf(`DELETE FROM "Hold" WHERE "id" = ${id}`)).toBe("SV001");
    expect(await stateOf(`UPDATE "Hold" SET "subject" = '${free}' WHERE "id" = ${id}`)).toBe("SV001");
    expect(
      await stateOf(`UPDATE "Hold" SET "releasedAt" = now(), "releasedBy" = 'x' WHERE "id" = ${id}`),
    ).toBe("23514");
    expect(await stateOf(`TRUNCATE "Hold"`)).toBe("SV001");
  });
});

describe("what a hold covers", () => {
  const deletes = (id: number) => stateOf(`DELETE FROM "VictimInfo" WHERE "requestId" = ${id}`);

  test("one request and no other", async () => {
    await place("request", String(held));
    expect(await deletes(held)).toBe("SV006");
    expect(await deletes(free)).toBe("");
  });

  test("all requests of the person, found by any key in common", async () => {
    await lab.db.personKey.createMany({
      data: [held, free].map((requestId) => ({ requestId, kind: "phone", key: "the same phone" })),
    });
    await place("person", String(held));
    expect(await deletes(free)).toBe("SV006");
    expect(await deletes(firstMade + 2)).toBe("");
  });

  test("all of an officer", async () => {
    await place("officer", String(held));
    expect(await deletes(held)).toBe("SV006");
    expect(await deletes(free)).toBe("");
    expect(await stateOf(`DELETE FROM "Recipient" WHERE "verificationId" = ${held}`)).toBe("SV006");
  });

  test("all of an agency, by the domain of officer or supervisor, with subdomains", async () => {
    await lab.db.officer.update({ where: { id: held }, data: { email: "o@Patrol.police.example.gov" } });
    await lab.db.verification.update({
      where: { id: free },
      data: { supervisorEmail: "s@police.example.gov" },
    });
    await lab.db.verification.update({
      where: { id: firstMade + 2 },
      data: { supervisorEmail: "s@notpolice.example.gov" },
    });
    await place("agency", "Police.Example.gov");
    expect(await deletes(held)).toBe("SV006");
    expect(await deletes(free)).toBe("SV006");
    expect(await deletes(firstMade + 2)).toBe("");
  });

  test("nothing once it is released, with a reason", async () => {
    const { id } = await place("request", String(held));
    expect(await refusal(releaseHold(await people[0].context(), id, { reason: " " }))).toMatch(/INVALID/);
    await releaseHold(await people[1].context(), id, { reason: "Settled" });
    expect(await deletes(held)).toBe("");
    expect(await refusal(releaseHold(await people[0].context(), id, { reason: "Again" }))).toMatch(
      /CONFLICT/,
    );
  });
});

describe("the product's own deletions", () => {
  test("an officer's own upload stays, with a clear answer and its file", async () => {
    const officer = await signInOfficer(lab);
    const pdf = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");
    const { id } = await storeEvidence(await officer.context(), { bytes: pdf, name: "note.pdf" });
    await place("officer", String(officer.officerId));
    const answer = await officer.fetch(`/api/evidence/${id}`, { method: "DELETE" });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("must be kept"),
    });
    expect(await lab.files.read(id)).not.toBeNull();
    await writeUnguarded(lab.pool, [`DELETE FROM "Hold"`]);
    await removeEvidence(await officer.context(), id);
    expect(await lab.files.read(id)).toBeNull();
  });

  test("abandoned uploads, unknown files and the trash stay while any hold is active", async () => {
    const officer = await signInOfficer(lab);
    const pdf = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");
    const { id } = await storeEvidence(await officer.context(), { bytes: pdf, name: "note.pdf" });
    await lab.db.evidence.update({ where: { id }, data: { createdAt: new Date(0) } });
    await place("request", String(held));
    expect(await sweepEvidence(systemContext(lab, "test"))).toBe(0);
    expect(await lab.db.evidence.count({ where: { id } })).toBe(1);
    await writeUnguarded(lab.pool, [`DELETE FROM "Hold"`]);
    expect(await sweepEvidence(systemContext(lab, "test"))).toBe(1);
  });

  test("the keys of a person stay beside new ones", async () => {
    await place("request", String(held));
    await lab.db.victimInfo.deleteMany({ where: { requestId: free } });
    const context = systemContext(lab, "test");
    const keysOf = (requestId: number) => lab.db.personKey.findMany({ where: { requestId } });
    await writeUnguarded(lab.pool, [`DELETE FROM "VictimInfo" WHERE "requestId" = ${held}`]);
    const before = await keysOf(held);
    await lab.db.$transaction((tx) => keepPersonKeys(context, tx, held));
    expect(await keysOf(held)).toEqual(expect.arrayContaining(before));
    await lab.db.$transaction((tx) => keepPersonKeys(context, tx, free));
    expect((await keysOf(free)).every(({ key }) => !key.startsWith("zq"))).toBe(true);
  });

  test("a destruction passes by what is held, and says how many", async () => {
    // Another request of the held one's case is destroyed; the case itself stays.
    await writeUnguarded(lab.pool, [
      `UPDATE "EmergencyRequest" SET "verificationId" = ${held} WHERE "id" = ${free}`,
      `UPDATE "Message" SET "verificationId" = ${held} WHERE "requestId" = ${free}`,
    ]);
    await writeUnguarded(lab.pool, [
      `UPDATE "EmergencyRequest" SET "status" = 'denied' WHERE "id" >= ${firstMade}`,
      `UPDATE "DeskTask" SET "state" = 'done', "closedAt" = now()`,
    ]);
    const year = new Date().getFullYear();
    await setSchedules(lab, people);
    await goTo(lab, new Date(`${year + 2}-02-01T12:00:00Z`));
    await place("request", String(held));
    const due = (await listDue(await people[0].context())).find(({ record }) => record === "cases");
    expect(due).toMatchObject({ held: 1 });
    const id = await startDestruction(people, { record: "cases", year });
    await runDestructions(lab);
    expect(await lab.db.destruction.findUnique({ where: { id } })).toMatchObject({ state: "done", held: 1 });
    const names = await lab.db.emergencyRequest.findMany({
      where: { id: { gte: firstMade } },
      orderBy: { id: "asc" },
      select: { victimName: true },
    });
    expect(names.map(({ victimName }) => victimName !== "")).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    const { incidentDescription } = await lab.db.verification.findUniqueOrThrow({ where: { id: held } });
    expect(incidentDescription).not.toBe("");
  });
});

describe("who may place one, and how", () => {
  const mutation = `mutation ($input: PlaceHoldInput!) { placeHold(input: $input) { hold { key subject } } }`;
  const form = { kind: "other", matter: "A matter", scope: "request", subject: String(held) };

  test("no other role, and no visitor", async () => {
    for (const role of ["admin", "auditor", "security", "treasurer"] as const) {
      const answer = await ask(await signInAdmin(lab, { role }), mutation, { input: form });
      expect(answer.code, role).toBe("FORBIDDEN");
    }
    const answer = await ask(await lab.visitor(), mutation, { input: form });
    expect(answer.code).toBe("UNAUTHENTICATED");
  });

  test.each([
    ["matter", { matter: " " }],
    ["subject", { subject: "0" }],
    ["subject", { subject: "999999" }],
    ["subject", { subject: "EM-2026-9999" }],
    ["subject", { scope: "agency", subject: "not a domain" }],
    ["subject", { scope: "everything", subject: "5" }],
    ["subject", { scope: "officer", subject: "99999999999" }],
  ])("bad input names the field %s", async (field, change) => {
    const answer = await ask(people[0], mutation, { input: { ...form, ...change } });
    expect(answer.code).toBe("INVALID");
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test("a repeat with the same key places one hold, with one audit entry", async () => {
    const input = { ...form, idempotencyKey: crypto.randomUUID() };
    const first = await ask(people[0], mutation, { input });
    const second = await ask(people[0], mutation, { input });
    expect(second.data).toEqual(first.data);
    expect(await lab.db.hold.count()).toBe(1);
    expect(
      await lab.db.auditEntry.count({
        where: { action: "hold.placed", resourceId: String(first.data.placeHold.hold.key) },
      }),
    ).toBe(1);
  });
});
