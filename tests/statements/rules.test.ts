import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { promisedStatuses, allocationStatuses } from "../../shared/decisions/allocations/rules.ts";
import { stepTargets, stepTo, type Standing } from "../../graph/decisions/allocations/approval/steps.ts";
import { createSql } from "../../graph/core/database/statement.ts";
import { exceeded, limitsLeft } from "../../graph/decisions/allocations/limits/left.ts";
import { limitNamed, limits, type Limit } from "../../graph/decisions/allocations/limits/table.ts";
import { settingTable } from "../../shared/platform/system/setting-table.ts";
import { isItsRule, isPromisedMoney } from "../../graph/core/database/rules.sql.ts";
import { isFullyDispatched } from "../../shared/help/dispatches/state.ts";
import { helpTypes } from "../../shared/intake/needs/rules.ts";
import { urgencyLevels } from "../../shared/intake/requests/rules.ts";
import { canMove, requestStatuses } from "../../shared/core/request-statuses.ts";
import { ruleUrgencies, ruleUrgencyOf } from "../../shared/decisions/rulebook/rules.ts";
import { isRefusedBy } from "../../graph/core/guards.ts";
import { useDatabase } from "../harness/database/database.ts";
import { writeUnguarded } from "../harness/database/unguarded.ts";

/*
 * Rules that exist in SQL and in TypeScript say the same on every case, or on generated ones.
 */

const database = useDatabase();
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Row[];

const maximum = 20_000;
const amounts = { officer: { day: 900, month: 2_000 }, victim: { day: 500, month: 1_500 } };
const limitColumns = (["officer", "victim"] as const).flatMap((name) => {
  const { daySetting, monthSetting } = limitNamed(name);
  const { day, month } = amounts[name];
  return [
    { column: settingTable[daySetting].column, cents: day },
    { column: settingTable[monthSetting].column, cents: month },
  ];
});

beforeEach(async () => {
  await writeUnguarded(database.pool, [
    `DELETE FROM "FundAllocation"`,
    `DELETE FROM "HelpDispatch"`,
    `DELETE FROM "EmergencyRequest"`,
    `DELETE FROM "SystemConfig"`,
    `INSERT INTO "SystemConfig" (id, "maxFundAllocationCents", ${limitColumns.map(({ column }) => `"${column}"`).join(", ")}, "updatedAt")
     VALUES (1, ${maximum}, ${limitColumns.map(({ cents }) => cents).join(", ")}, now())`,
  ]);
});

let count = 0;
async function addRequest(status: string, requested: readonly string[] = []): Promise<number> {
  count += 1;
  const [row] = await query<{ id: number }>(
    `INSERT INTO "EmergencyRequest" ("caseId", "victimName", "victimContact", "victimAddress", "victimPhone", "victimEmail", "requestDetails", "requestedHelpTypes", "updatedAt")
     VALUES ($1, 'A', 'A', 'A', 'A', 'a@example.org', 'A', $2::"HelpType"[], now()) RETURNING id`,
    [`EM-2026-${String(count).padStart(4, "0")}`, requested],
  );
  await writeUnguarded(database.pool, [
    `UPDATE "EmergencyRequest" SET status = '${status}' WHERE id = ${row!.id}`,
  ]);
  return row!.id;
}

interface Money {
  requestId: number;
  cents: number;
  status: string;
  hoursAgo?: number;
  officerKey?: string;
  victimKey?: string;
}
const allocationOf = ({ requestId, cents, status, hoursAgo = 0, officerKey = "", victimKey = "" }: Money) =>
  `INSERT INTO "FundAllocation" ("requestId", "amountCents", justification, status, "paidCents", "allocatedAt", "limitKeys", "updatedAt")
   VALUES (${requestId}, ${cents}, '', '${status}', ${status === "distributed" ? 0 : "NULL"}, now() - interval '${hoursAgo} hours', '{officer:${officerKey},victim:${victimKey}}', now())`;
const dispatchOf = (requestId: number, helpType: string, isVoided: boolean) =>
  `INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber", "overReason", "voidedAt")
   VALUES (${requestId}, '${helpType}', '', '', 100, '', 'P${(count += 1)}', 'C${count}', 'No money', ${isVoided ? "now()" : "NULL"})`;

/** What one statement's guard says, without its effect. */
async function isAllowed(statements: readonly string[]): Promise<boolean> {
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    for (const statement of statements) await client.query(statement);
    return true;
  } catch (error) {
    if (!isRefusedBy("rule", error)) throw error;
    return false;
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

const setStatus = (id: number, to: string) =>
  `UPDATE "EmergencyRequest" SET status = '${to}' WHERE id = ${id}`;

test("each move of a request's status is legal for both or for neither", async () => {
  for (const from of requestStatuses) {
    const id = await addRequest(from);
    const byDatabase = await Promise.all(requestStatuses.map((to) => isAllowed([setStatus(id, to)])));
    expect([from, byDatabase]).toEqual([from, requestStatuses.map((to) => to === from || canMove(from, to))]);
  }
});

test("each step aside of an administrator is refused by both or by neither", async () => {
  const announce = "SELECT set_config('safevoice.step_back', 'on', true)";
  for (const status of requestStatuses)
    for (const money of [null, ...allocationStatuses.filter((one) => one !== "denied")])
      for (const dispatches of [0, 1]) {
        const id = await addRequest(status);
        await writeUnguarded(database.pool, [
          ...(money ? [allocationOf({ requestId: id, cents: 100, status: money })] : []),
          ...(dispatches ? [dispatchOf(id, "food", false)] : []),
        ]);
        const standing: Standing = {
          status,
          money,
          dispatches,
          leftCents: 0,
          approvals: 0,
          letters: 0,
          isDestroyed: false,
        };
        for (const to of stepTargets) {
          const { refusal } = stepTo(to, standing);
          // A move that is legal anyway needs no step aside.
          if (refusal === "same" || canMove(status, to)) continue;
          const byDatabase = await isAllowed([announce, setStatus(id, to)]);
          expect({ status, money, dispatches, to, isAllowed: byDatabase }).toEqual({
            ...{ status, money, dispatches, to },
            isAllowed: refusal === null,
          });
        }
      }
});

test("the maximum of a request is the same amount for both", async () => {
  for (const cents of [maximum - 1, maximum, maximum + 1]) {
    const id = await addRequest("approved");
    const write = allocationOf({ requestId: id, cents, status: "pending" });
    expect([cents, await isAllowed([write])]).toEqual([cents, cents <= maximum]);
  }
});

test("a request is fully dispatched for both or for neither", async () => {
  const help = fc.record({ helpType: fc.constantFrom(...helpTypes), isVoided: fc.boolean() });
  const cases = fc.sample(fc.tuple(fc.subarray([...helpTypes]), fc.array(help, { maxLength: 4 })), 60);
  for (const [requested, dispatches] of cases) {
    const id = await addRequest("dispatched", requested);
    await writeUnguarded(
      database.pool,
      dispatches.map(({ helpType, isVoided }) => dispatchOf(id, helpType, isVoided)),
    );
    const [row] = await query<{ lacks: boolean | null }>(
      `SELECT sv_lacks_help(id, "requestedHelpTypes") AS lacks FROM "EmergencyRequest" WHERE id = $1`,
      [id],
    );
    const isFull = isFullyDispatched(
      requested,
      dispatches.map(({ helpType, isVoided }) => ({ helpType, voidedAt: isVoided || null })),
    );
    expect([requested, dispatches, row?.lacks === false]).toEqual([requested, dispatches, isFull]);
    expect(row?.lacks === null).toBe(requested.length === 0);
  }
});

test("the limits of 24 hours and 30 days are a plain sum, for each kind of approver", async () => {
  const sql = createSql(database.pool, database.embedded);
  const money = fc.record({
    cents: fc.integer({ min: 1, max: 700 }),
    status: fc.constantFrom(...allocationStatuses),
    hoursAgo: fc.constantFrom(1, 23, 25, 500, 719, 721, 2_000),
    officerKey: fc.constantFrom("o1", "o2"),
    victimKey: fc.constantFrom("v1", "v2"),
  });
  const cases = fc.sample(
    fc.tuple(fc.array(money, { maxLength: 7 }), fc.integer({ min: 0, max: 1_200 })),
    40,
  );
  for (const [rows, amountCents] of cases) {
    await writeUnguarded(database.pool, [
      `DELETE FROM "FundAllocation"`,
      // Without foreign keys: each is of a request of its own, which may have one live allocation.
      ...rows.map((row, place) => allocationOf({ requestId: place + 1, ...row })),
    ]);
    const keysOf = { officer: ["o1", "o2"], victim: ["v1"] };
    const leftOf = (name: "officer" | "victim") => {
      const sum = (key: string, hours: number) =>
        rows
          .filter((row) => row[`${name}Key`] === key && row.hoursAgo < hours)
          .filter(({ status }) => promisedStatuses.some((one) => one === status))
          .reduce((total, { cents }) => total + cents, 0);
      return {
        dayCents: Math.min(...keysOf[name].map((key) => amounts[name].day - sum(key, 24))),
        monthCents: Math.min(...keysOf[name].map((key) => amounts[name].month - sum(key, 720))),
      };
    };
    const limitKeys = ["officer:o1", "officer:o2", "victim:v1"];
    const now = new Date();
    for (const authority of ["alone", "system", "second_person", "administrator"] as const) {
      const left = await limitsLeft({ sql, now: () => now }, { authority, limitKeys });
      const isOver = (name: "officer" | "victim", isBound: boolean) => {
        const { dayCents, monthCents } = leftOf(name);
        expect(left.find(({ limit }) => limit.name === name)).toMatchObject({
          dayCents,
          monthCents,
          binds: isBound,
        });
        return isBound && amountCents > Math.min(dayCents, monthCents);
      };
      const isOfficer = isOver("officer", authority !== "administrator");
      const isVictim = isOver("victim", authority === "alone" || authority === "system");
      expect(exceeded(left, amountCents)?.name).toBe(isOfficer ? "officer" : isVictim ? "victim" : undefined);
    }
  }
});

test("the database has the table's limits, with the same settings and the same person who decides", async () => {
  const columnsOf = ({ daySetting, monthSetting }: Limit) =>
    [daySetting, monthSetting].map((name) => settingTable[name].column);
  const values = new Map(limits.flatMap(columnsOf).map((column, place) => [column, 1_000 + place]));
  const set = [...values].map(([column, cents]) => `"${column}" = ${cents}`).join(", ");
  await query(`UPDATE "SystemConfig" SET ${set}`);
  const rows = await query<Record<string, string | number>>(
    `SELECT "name", "decider"::text, "dayCents", "monthCents" FROM "MoneyLimit"`,
  );
  expect(rows.toSorted((one, other) => (one["name"]! < other["name"]! ? 1 : -1))).toEqual(
    limits
      .map((limit) => {
        const [dayCents, monthCents] = columnsOf(limit).map((column) => values.get(column));
        return { name: limit.name, decider: limit.whoDecides, dayCents, monthCents };
      })
      .toSorted((one, other) => (one.name < other.name ? 1 : -1)),
  );
});

test("each urgency has the same rule for both", async () => {
  for (const level of urgencyLevels) {
    const rows = await query<{ rule: string }>(
      `SELECT u."urgencyLevel"::text AS rule FROM unnest(enum_range(NULL::"RuleUrgency")) u("urgencyLevel"), (SELECT $1::"UrgencyLevel" AS "urgencyLevel") r WHERE ${isItsRule}`,
      [level],
    );
    expect([level, rows]).toEqual([level, [{ rule: ruleUrgencyOf(level) }]]);
  }
  const [known] = await query<{ names: string[] }>(`SELECT enum_range(NULL::"RuleUrgency")::text[] AS names`);
  expect(known?.names).toEqual([...ruleUrgencies]);
});

test("the same money counts for both, and for every list of statuses in the database", async () => {
  const rows = await query<{ status: string }>(
    `SELECT f."status"::text AS status FROM unnest(enum_range(NULL::"AllocationStatus")) f("status") WHERE ${isPromisedMoney}`,
  );
  expect(rows.map(({ status }) => status)).toEqual([...promisedStatuses]);
  const text = readFileSync("prisma/database.sql", "utf8").replaceAll(/::"\w+"/g, "");
  const lists = [...text.matchAll(/(?:IN |ARRAY)[([]((?:'\w+'(?:, )?)+)[)\]]/g)]
    .map(([, list = ""]) => list.replaceAll("'", "").split(", "))
    .filter((list) => list.includes("allocated"));
  expect(lists.length).toBeGreaterThan(8);
  // What counts, or what keeps a request from a second allocation.
  const live = allocationStatuses.filter((status) => status !== "denied");
  for (const list of lists) expect([promisedStatuses, live]).toContainEqual(list);
});
