import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { addRequest } from "../../harness/context.ts";
import { useDatabase } from "../../harness/database/database.ts";

/*
 * Victim information that changes while a recommendation is stored: each is written by its own
 * transaction, and neither sees the other's row before it is committed. Without the triggers' lock
 * on the request, the recommendation would keep resources for the old information.
 */

const database = useDatabase();
const changedAt = new Date("2030-01-01T12:00:00Z");

const changes = (id: number): [string, unknown[]] => [
  `INSERT INTO "VictimInfo" ("requestId", "fullName", "dateOfBirthSealed", "address", "city", "state", "zipCode", "phone", "email", "needStatement",
     "relationToOfficer", "employmentStatus", "updatedAt")
   VALUES ($1, 'Ana Torres', '', '12 Main St', 'Oakland', 'CA', '94601', '4155550100', 'ana@example.org', '', '', '', $2)`,
  [id, changedAt],
];
const recommends = (id: number): [string, unknown[]] => [
  `INSERT INTO "Recommendation" ("requestId", "amountCents", "source", "lines", "inputs") VALUES ($1, 1000, 'rules', '[]', '{}')`,
  [id],
];

test.each([
  ["the change is committed first", changes, recommends],
  ["the recommendation is committed first", recommends, changes],
])("a recommendation knows of a change made at the same moment: %s", async (_case, first, second) => {
  const { id } = await addRequest(database);
  const client = await database.pool.connect();
  await client.query("BEGIN");
  await client.query(...first(id));
  const other = database.pool.query(...second(id));
  await wait(200); // on PostgreSQL the other one has begun, and waits for the lock
  await client.query("COMMIT");
  client.release();
  await other;
  const { victimChangedAt } = await database.db.recommendation.findUniqueOrThrow({
    where: { requestId: id },
  });
  expect(victimChangedAt).toEqual(changedAt);
});
