import { beforeAll, expect, test } from "vitest";
import { jobs } from "../../graph/app/jobs.ts";
import { systemContext } from "../../graph/core/context.ts";
import { buildCanaryCase } from "../harness/requests/canary-case.ts";
import { unclassifiedIn } from "../harness/personal/database-columns.ts";
import { unexpectedIn } from "../harness/personal/stored-json.ts";
import { writeUnguarded } from "../harness/database/unguarded.ts";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();
let number = 0;

beforeAll(async () => {
  ({ number } = await buildCanaryCase(lab));
  for (const job of jobs)
    for (let round = 0; round < 5; round++)
      if ((await job.run(systemContext(lab, `personal-${job.name}`))) === 0) break;
}, 120_000);

test("each column that can hold words has a class, and each class a column", async () => {
  expect(await unclassifiedIn(lab.pool)).toEqual({ missing: [], gone: [] });
});

test.for([
  ['ALTER TABLE "Officer" ADD COLUMN "nickname" text', ["Officer.nickname"]],
  ['ALTER TABLE "Officer" ADD COLUMN "aliases" text[]', ["Officer.aliases"]],
  ['ALTER TABLE "Officer" ADD COLUMN "ages" int[]', ["Officer.ages"]],
  ['ALTER TABLE "VictimInfo" ADD COLUMN "notes" jsonb', ["VictimInfo.notes"]],
  ['ALTER TABLE "Feedback" ADD COLUMN "voice" bytea', ["Feedback.voice"]],
  ['CREATE TABLE "Witness" ("name" varchar(80), "seen" int)', ["Witness.name"]],
  ['CREATE VIEW "Names" AS SELECT "victimName" FROM "EmergencyRequest"', ["Names.victimName"]],
  ['CREATE MATERIALIZED VIEW "Names" AS SELECT "fullName" FROM "Recipient"', ["Names.fullName"]],
  ['CREATE DOMAIN phone AS text; ALTER TABLE "Officer" ADD COLUMN "other" phone', ["Officer.other"]],
  ['CREATE SCHEMA more CREATE TABLE "Aside" ("name" text)', ["Aside.name"]],
] as const)("a column that only SQL knows is found: %s", async ([statement, places]) => {
  const client = await lab.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(statement);
    expect(await unclassifiedIn(client)).toEqual({ missing: places, gone: [] });
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("an entry without its column is found", async () => {
  const client = await lab.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query('ALTER TABLE "Officer" RENAME COLUMN "provenEmail" TO "proven"');
    expect(await unclassifiedIn(client)).toEqual({
      missing: ["Officer.proven"],
      gone: ["Officer.provenEmail"],
    });
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("stored and sealed JSON has only expected keys, and lists only expected elements", async () => {
  expect(await lab.db.message.count()).toBeGreaterThan(3);
  expect(await lab.db.link.count({ where: { factsSealed: { not: null } } })).toBeGreaterThan(0);
  expect(await lab.db.letter.count({ where: { htmlSealed: { not: null } } })).toBeGreaterThan(1);
  expect(await unexpectedIn(lab)).toEqual([]);
});

test("an unexpected key or element is found, however deep, also in sealed JSON", async () => {
  const letter = await lab.db.letter.findFirstOrThrow();
  const facts = JSON.parse(lab.keys.open(letter.factsSealed, "Letter.facts")) as object;
  const sealed = lab.keys.seal(JSON.stringify({ ...facts, nickname: "Zeph" }), "Letter.facts");
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "needs" = '{"other": "a bed", "ride": {"with": "Ana"}}' WHERE "id" = ${number}`,
    `UPDATE "Recommendation" SET "lines" = '[{"label": "Food", "amountCents": 1}, {"label": "Bed", "for": "Ana"}]' WHERE "requestId" = ${number}`,
    `UPDATE "FundAllocation" SET "limitKeys" = "limitKeys" || '{"sister:abc"}' WHERE "requestId" = ${number}`,
    `UPDATE "WebhookDelivery" SET "payload" = jsonb_set("payload", '{data,victimName}', '"Ana"') WHERE "id" = (SELECT min("id"::text)::uuid FROM "WebhookDelivery")`,
    `UPDATE "Letter" SET "factsSealed" = '${sealed}' WHERE "id" = ${letter.id}`,
  ]);
  expect(await unexpectedIn(lab)).toEqual([
    "EmergencyRequest.needs: ride.with",
    "FundAllocation.limitKeys: sister:abc",
    "Letter.factsSealed: nickname",
    "Recommendation.lines: for",
    "WebhookDelivery.payload: data.victimName",
  ]);
});
