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
  const already = isEmbedded ? 0 : 3;
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
