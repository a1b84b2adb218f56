import { beforeEach, describe, expect, test } from "vitest";
import { refusalOf } from "../../graph/adapters/database/refusal.ts";
import { guards } from "../../graph/core/guards.ts";
import { canMove, requestStatuses } from "../../shared/core/request-statuses.ts";
import { useDatabase } from "../harness/database/database.ts";

const database = useDatabase();
const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

beforeEach(() => sql(`DELETE FROM "SystemConfig"`)); // no limit, unless a test sets one

const refused = { code: guards.rule.state };
const failsCheck = { code: "23514" };
const isTaken = { code: "23505" };

let count = 0;

async function addRequest(status = "pending"): Promise<number> {
  count += 1;
  const { rows } = await sql(
    `INSERT INTO "EmergencyRequest" ("caseId", status, "victimName", "victimContact", "victimAddress",
       "victimPhone", "victimEmail", "requestDetails", "updatedAt")
     VALUES ($1, $2::"RequestStatus", 'A', 'A', 'A', 'A', 'a@example.org', 'A', now()) RETURNING id`,
    [`EM-2026-${String(count).padStart(4, "0")}`, status],
  );
  return rows[0].id;
}

const setStatus = (id: number, status: string) =>
  sql(`UPDATE "EmergencyRequest" SET status = $2::"RequestStatus" WHERE id = $1`, [id, status]);

const addAllocation = (requestId: number, amountCents: number, status = "allocated") =>
  sql(
    `INSERT INTO "FundAllocation" ("requestId", "amountCents", justification, status, "updatedAt")
     VALUES ($1, $2, '', $3::"AllocationStatus", now())`,
    [requestId, amountCents, status],
  );

const addDispatch = (requestId: number) => {
  count += 1;
  return sql(
    `INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents",
       "promoCodeSealed", "promoCodeKey", "confirmationNumber", "overReason") VALUES ($1, 'food', '', '', 100, '', $2, $2, 'No money')`,
    [requestId, `P${count}`],
  );
};

const setMaximum = (cents: number) =>
  sql(
    `INSERT INTO "SystemConfig" (id, "maxFundAllocationCents", "updatedAt") VALUES (1, $1, now())
     ON CONFLICT (id) DO UPDATE SET "maxFundAllocationCents" = $1`,
    [cents],
  );

describe("a request", () => {
  test.for(requestStatuses)("from %s allows only legal transitions", async (from) => {
    for (const to of requestStatuses) {
      const id = await addRequest(from === "dispatched" ? "approved" : from);
      await addDispatch(id);
      if (from === "dispatched") await setStatus(id, from);
      if (to === from || canMove(from, to)) await setStatus(id, to);
      else await expect(setStatus(id, to), `${from} → ${to}`).rejects.toMatchObject(refused);
    }
  });

  test("steps back if its transaction announces it, and money was not distributed", async () => {
    const id = await addRequest("denied");
    const stepBack = async () => {
      await sql(
        `DO $$ BEGIN PERFORM set_config('safevoice.step_back', 'on', true);
         UPDATE "EmergencyRequest" SET status = 'pending' WHERE id = ${id}; END $$`,
      );
    };
    await stepBack();
    await setStatus(id, "approved");
    await addAllocation(id, 100, "distributed");
    await expect(stepBack()).rejects.toMatchObject(refused);
    await expect(setStatus(id, "pending")).rejects.toMatchObject(refused);
  });

  test("is not dispatched without a dispatch", async () => {
    const id = await addRequest("approved");
    await expect(setStatus(id, "dispatched")).rejects.toMatchObject(refused);
    await addDispatch(id);
    await setStatus(id, "dispatched");
    await expect(sql(`DELETE FROM "HelpDispatch" WHERE "requestId" = ${id}`)).rejects.toMatchObject(refused);
  });

  test("may be marked dispatched before its dispatch is written, in one transaction", async () => {
    const id = await addRequest("approved");
    await database.db.$transaction(async (transaction) => {
      await transaction.emergencyRequest.update({ where: { id }, data: { status: "dispatched" } });
      await transaction.helpDispatch.create({
        data: {
          requestId: id,
          helpType: "food",
          dispatchNotes: "",
          providerInfo: "",
          estimatedValueCents: 0,
          promoCodeSealed: "",
          promoCodeKey: "P",
          confirmationNumber: "C",
        },
      });
    });
    expect(await database.db.helpDispatch.count({ where: { requestId: id } })).toBe(1);
  });

  test.for(["EM-26-0001", "EM-2026-001", "em-2026-0001", "EM-2026-0001x"])(
    "cannot have the case id %s",
    async (caseId) => {
      const id = await addRequest();
      const change = sql(`UPDATE "EmergencyRequest" SET "caseId" = $2 WHERE id = $1`, [id, caseId]);
      await expect(change).rejects.toMatchObject(failsCheck);
    },
  );
});

describe("money", () => {
  test.for([0, -1])("an allocation of %i cents is refused", async (cents) => {
    await expect(addAllocation(await addRequest(), cents)).rejects.toMatchObject(failsCheck);
  });

  test("a request has one live allocation", async () => {
    const id = await addRequest();
    await addAllocation(id, 100, "denied");
    await addAllocation(id, 100, "pending");
    for (const status of ["pending", "allocated", "distributed"]) {
      await expect(addAllocation(id, 100, status)).rejects.toMatchObject(isTaken);
    }
  });

  test("of many parallel allocations of one request exactly one succeeds", async () => {
    const id = await addRequest();
    await setMaximum(500);
    const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => addAllocation(id, 500)));
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("an allocation stays within the configured limit", async () => {
    await setMaximum(50_000);
    await expect(addAllocation(await addRequest(), 50_001)).rejects.toMatchObject({
      ...refused,
      message: "The allocations of a request may not exceed $500.00.",
    });
    const id = await addRequest();
    await addAllocation(id, 50_000);
    const raise = sql(`UPDATE "FundAllocation" SET "amountCents" = 50001 WHERE "requestId" = $1`, [id]);
    await expect(raise).rejects.toMatchObject(refused);
  });

  test("money allocated under a higher limit can still be handed over", async () => {
    await setMaximum(50_000);
    const id = await addRequest();
    await addAllocation(id, 50_000);
    await setMaximum(10_000);
    await sql(`UPDATE "FundAllocation" SET status = 'distributed' WHERE "requestId" = $1`, [id]);
  });
});

describe("existing records", () => {
  test("the audit trail and its seals are never changed, deleted or emptied", async () => {
    await sql(
      `INSERT INTO "AuditEntry" (correlation, "actorKind", action, "resourceType") VALUES ('c', 'system', 'a', 'r')`,
    );
    await sql(`INSERT INTO "AuditSeal" (seq, "entryId", "previousHash", hash) VALUES (1, 1, '', 'h')`);
    for (const attempt of [
      `UPDATE "AuditEntry" SET action = 'b'`,
      `DELETE FROM "AuditEntry"`,
      `TRUNCATE "AuditEntry" CASCADE`,
      `UPDATE "AuditSeal" SET hash = 'x'`,
      `DELETE FROM "AuditSeal"`,
      `TRUNCATE "AuditSeal"`,
    ]) {
      await expect(sql(attempt), attempt).rejects.toMatchObject(refused);
    }
    expect(await database.db.auditEntry.count()).toBe(1);
  });

  test("a link is used once", async () => {
    await sql(
      `INSERT INTO "Officer" (name, rank, agency, "badgeNumber", phone, email, "emailKey")
       VALUES ('', '', '', '', '', '', '')`,
    );
    await sql(
      `INSERT INTO "Verification" ("officerId", "caseNumber", "incidentDescription", "supervisorName",
         "supervisorRank", "supervisorPhone", "supervisorEmail", "supervisorEmailKey", "statusToken", "updatedAt")
       VALUES (1, '', '', '', '', '', '', '', '', now())`,
    );
    await sql(
      `INSERT INTO "Link" ("tokenHash", purpose, "verificationId", "expiresAt") VALUES ('t', 'verify', 1, now())`,
    );
    await sql(`UPDATE "Link" SET "usedAt" = now()`);
    await sql(`UPDATE "Link" SET replaced = true`);
    await expect(sql(`UPDATE "Link" SET "usedAt" = NULL`)).rejects.toMatchObject(refused);
    await expect(sql(`UPDATE "Link" SET "usedAt" = '2030-01-01'`)).rejects.toMatchObject(refused);
  });

  test.for([-0.1, 5.1])("a confidence of %d is refused", async (score) => {
    const id = await addRequest();
    await sql(
      `INSERT INTO "Resource" (key, state, type, name, description, "contactInfo", area, source, "sourceUrl",
         "sourceRetrieved", confidence) VALUES ('k', 'US', '', '', '', '', '', '', '', '', '') ON CONFLICT DO NOTHING`,
    );
    const add = sql(
      `INSERT INTO "ResourceRecommendation" ("requestId", "resourceId", "aiConfidenceScore") VALUES ($1, 1, $2)`,
      [id, score],
    );
    await expect(add).rejects.toMatchObject(failsCheck);
  });

  test("an empty file is no evidence", async () => {
    const add = database.db.evidence.create({
      data: { fileName: "a", mediaType: "a", bytes: 0, sha256: "a" },
    });
    await expect(add).rejects.toThrow("Evidence_is_not_empty");
  });
});

test("a refusal by the database can be read through Prisma as well", async () => {
  const id = await addRequest("denied");
  const change = database.db.emergencyRequest.update({ where: { id }, data: { status: "approved" } });
  const error: unknown = await change.catch((thrown: unknown) => thrown);
  expect(refusalOf(error, refused.code)).toBe("A request cannot go from denied to approved.");

  const approved = await addRequest("approved");
  const atCommit: unknown = await database.db
    .$transaction([
      database.db.emergencyRequest.update({ where: { id: approved }, data: { status: "dispatched" } }),
      database.db.officer.count(),
    ])
    .catch((thrown: unknown) => thrown);
  expect(refusalOf(atCommit, refused.code)).toBe("A dispatched request needs at least one dispatch.");

  const direct: unknown = await setStatus(id, "approved").catch((thrown: unknown) => thrown);
  expect(refusalOf(direct, refused.code)).toBe("A request cannot go from denied to approved.");
  expect(refusalOf(new Error("something else"), refused.code)).toBeUndefined();
});
