import { spawnSync } from "node:child_process";
import { beforeAll, expect, inject, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { sqlWithin } from "../../../graph/core/database/statement.ts";
import { stripUnits } from "../../../graph/core/personal/strip-units.sql.ts";
import { destroyDue } from "../../../graph/records/destruction/run.ts";
import { placeHold } from "../../../graph/records/holds/service.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { firstMade, makeCases } from "../../harness/personal/made-cases.ts";
import { writeRunningDestruction } from "../../harness/records/done.ts";

/*
 * What runs beside a batch needs a second connection, which the embedded database does not have.
 */

const lab = useKernel();
const isEmbedded = inject("database").kind === "embedded";
const made = 60;
let id: number;

beforeAll(async () => {
  await makeCases(lab, made);
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "status" = 'denied', "updatedAt" = '2001-06-01' WHERE "id" >= ${firstMade}`,
    `UPDATE "DeskTask" SET "state" = 'done', "closedAt" = now()`,
  ]);
  id = await writeRunningDestruction(lab, { record: "cases", year: 2001 });
});

/** A batch that stays open until the work beside it is done. */
const beside = (keys: readonly number[], work: () => Promise<unknown>) =>
  lab.db.$transaction(
    async (tx) => {
      await stripUnits(
        sqlWithin(tx),
        { destructionId: id, record: "cases", at: new Date() },
        "request",
        keys,
      );
      return work();
    },
    { timeout: 30_000 },
  );

test.skipIf(isEmbedded)("a filing beside a batch waits for no lock of it", async () => {
  const officer = await signInOfficer(lab);
  await beside([firstMade, firstMade + 1], async () => {
    await fileRequest(lab, officer);
    await fileRequest(lab, officer);
  });
  expect(await lab.db.emergencyRequest.count({ where: { officerId: officer.officerId } })).toBe(2);
});

/** An officer's case whose only request is one of the destruction's year. */
async function caseOf(number: number) {
  const officer = await signInOfficer(lab);
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "verificationId" = ${officer.verificationId}, "officerId" = ${officer.officerId}, "citizenId" = NULL WHERE "id" = ${number}`,
  ]);
  return officer;
}
const isStripped = async (unit: string, key: number) =>
  (await lab.db.strippedRecord.count({ where: { unit, key, record: "cases" } })) > 0;

test.skipIf(isEmbedded)("a filing on a case that is stripped waits, and is refused", async () => {
  const number = firstMade + 10;
  const officer = await caseOf(number);
  let isDone = false;
  let filing: Promise<unknown> = Promise.resolve();
  await beside([number], async () => {
    filing = fileRequest(lab, officer).then(
      () => "filed",
      (error: unknown) => String(error),
    );
    void filing.then(() => (isDone = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isDone).toBe(false);
  });
  expect(await filing).not.toBe("filed");
  expect(await isStripped("case", officer.verificationId)).toBe(true);
  expect(await lab.db.emergencyRequest.count({ where: { verificationId: officer.verificationId } })).toBe(1);
});

test.skipIf(isEmbedded)("a strip waits for a filing under way, and leaves its case", async () => {
  const number = firstMade + 11;
  const officer = await caseOf(number);
  const made = firstMade + 5000;
  let stripping: Promise<unknown> = Promise.resolve();
  let isDone = false;
  await lab.db.$transaction(async (tx) => {
    await tx.emergencyRequest.create({
      data: {
        ...{ id: made, caseId: "EM-2026-5000", victimName: "Noor", victimContact: "", victimAddress: "" },
        ...{ victimPhone: "", victimEmail: "", requestDetails: "A room" },
        ...{ officerId: officer.officerId, verificationId: officer.verificationId },
      },
    });
    stripping = beside([number], async () => undefined).then(() => (isDone = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isDone).toBe(false);
  });
  await stripping;
  expect(await isStripped("request", number)).toBe(true);
  expect(await isStripped("case", officer.verificationId)).toBe(false);
  await lab.db.emergencyRequest.update({ where: { id: made }, data: { victimName: "Noor Ash" } });
});

test.skipIf(isEmbedded)("a note beside a strip of its request is stripped with it, or refused", async () => {
  const number = firstMade + 12;
  const note = (text: string) => ({ data: { requestId: number, by: "one", text } });
  let stripping: Promise<unknown> = Promise.resolve();
  await lab.db.$transaction(async (tx) => {
    await tx.caseNote.create(note("before"));
    stripping = beside([number], async () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await stripping;
  await expect(lab.db.caseNote.create(note("after"))).rejects.toThrow();
  expect(await lab.db.caseNote.count({ where: { requestId: number } })).toBe(0);
});

test.skipIf(isEmbedded)("a hold that is placed waits for the batch, and the next batch sees it", async () => {
  const admin = await signInAdmin(lab, { role: "super_admin" });
  const context = await admin.context();
  const form = { kind: "litigation", matter: "Roe", scope: "request", subject: String(firstMade + 3) };
  let isPlaced = false;
  let placing: Promise<unknown> = Promise.resolve();
  await beside([firstMade + 2], async () => {
    placing = placeHold(context, form).then(() => (isPlaced = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isPlaced).toBe(false);
  });
  await placing;
  await expect(beside([firstMade + 3], async () => undefined)).rejects.toThrow();
  expect(await lab.db.victimInfo.count({ where: { requestId: firstMade + 3 } })).toBe(1);
});

test("two processes share a destruction: each case once", async () => {
  const run = async () => {
    while ((await destroyDue(systemContext(lab, "test"))) > 0);
  };
  await Promise.all([run(), run(), run()]);
  await run();
  const held = isEmbedded ? 0 : 1;
  const already = isEmbedded ? 0 : 6;
  expect(await lab.db.destruction.findUnique({ where: { id } })).toMatchObject({
    ...{ state: "done", held, units: made - held - already },
  });
});

test.skipIf(isEmbedded)("pg_dump has none of the words of a destroyed case", async () => {
  const { rows } = await lab.pool.query<{ name: string }>(`SELECT current_database() AS "name"`);
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.pathname = `/${rows[0]!.name}`;
  const { stdout, status } = spawnSync("pg_dump", ["--data-only", url.href], {
    encoding: "utf8",
    maxBuffer: 1_000_000_000,
  });
  expect(status).toBe(0);
  const words = (number: number) => [
    `zq emergencyrequest victimname ${number} qz`,
    `zq victiminfo fullname ${number} qz`,
    `zq personkey key ${number} qz`,
    `zq letter recipientname ${number} qz`,
  ];
  for (const word of words(firstMade + 9)) expect(stdout).not.toContain(word);
  for (const word of words(firstMade + 3)) expect(stdout).toContain(word);
});
