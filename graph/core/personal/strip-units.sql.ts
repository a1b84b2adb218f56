import type { RecordClass } from "../../../prisma/client/enums.ts";
import { int, notNull } from "../database/columns.ts";
import type { Sql } from "../database/statement.ts";
import type { Subject } from "./classes.ts";
import { conditionOf, pathsOf } from "./rows.sql.ts";
import { copies, strippings, stripSubjects, type Stripping } from "./strippings.ts";

interface Strip {
  destructionId: number;
  record: RecordClass;
  at: Date;
}

/**
 * Strips these units of one kind, and returns how many rows it emptied or deleted. A case goes with
 * its last request, and a citizen too. The database refuses held units.
 */
export async function stripUnits(
  sql: Sql,
  strip: Strip,
  unit: string,
  keys: readonly number[],
): Promise<number> {
  if (keys.length === 0) return 0;
  await lockUnits(sql, unit, keys);
  await markStripped(sql, strip, unit, keys);
  let rows = await stripSubject(sql, strip, unit, keys);
  if (unit !== "request") return rows;
  for (const [owner, column] of [
    ["case", "verificationId"],
    ["citizen", "citizenId"],
  ] as const) {
    await lockOwners(sql, { owner, column, keys });
    const complete = await findComplete(sql, strip.record, { owner, column, keys });
    if (complete.length === 0) continue;
    await markStripped(sql, strip, owner, complete);
    rows += await stripSubject(sql, strip, owner, complete);
  }
  return rows;
}

const tables: Partial<Record<string, string>> = {
  request: "EmergencyRequest",
  case: "Verification",
  citizen: "Citizen",
} satisfies Record<(typeof stripSubjects)[number], string>;

/**
 * Waits for new rows of these units that are under way, and lets later ones wait until the strip
 * is committed. Then the database refuses them.
 */
async function lockUnits(sql: Sql, unit: string, keys: readonly number[]): Promise<void> {
  const table = tables[unit];
  if (!table) return;
  await sql(
    {
      name: `lock-${unit}`,
      row: { id: int },
      text: `SELECT u."id" FROM "${table}" u WHERE u."id" = ANY ($1::int[]) ORDER BY u."id" FOR UPDATE OF u`,
    },
    [keys],
  );
}

/** The same for their cases or citizens, so that no new request begins on one that is stripped. */
async function lockOwners(sql: Sql, { owner, column, keys }: Owners): Promise<void> {
  await sql(
    {
      name: `lock-owner-${owner}`,
      row: { id: int },
      text: `SELECT u."id" FROM "${tables[owner]}" u
        WHERE u."id" IN (SELECT r."${column}" FROM "EmergencyRequest" r WHERE r."id" = ANY ($1::int[])) ORDER BY u."id" FOR UPDATE OF u`,
    },
    [keys],
  );
}

const markStripped = (
  sql: Sql,
  { destructionId, record, at }: Strip,
  unit: string,
  keys: readonly number[],
) =>
  sql(
    {
      name: "mark-stripped",
      row: {},
      text: `INSERT INTO "StrippedRecord" ("unit", "key", "record", "destructionId", "at")
        SELECT $1::text, k, $2::text::"RecordClass", $3::int, $4::timestamptz FROM unnest($5::int[]) k ORDER BY k ON CONFLICT DO NOTHING`,
    },
    [unit, record, destructionId, at, keys],
  );

interface Owners {
  owner: string;
  column: string;
  keys: readonly number[];
}

/** The cases or citizens of these requests that have no other request left. */
async function findComplete(sql: Sql, record: RecordClass, { owner, column, keys }: Owners) {
  const found = await sql<{ key: number }>(
    {
      name: `complete-${owner}`,
      row: { key: notNull(int) },
      text: `SELECT DISTINCT r."${column}" AS "key" FROM "EmergencyRequest" r
        WHERE r."id" = ANY ($1::int[]) AND r."${column}" IS NOT NULL AND NOT sv_held('${owner}', r."${column}")
          AND NOT EXISTS (SELECT FROM "EmergencyRequest" o WHERE o."${column}" = r."${column}"
            AND NOT EXISTS (SELECT FROM "StrippedRecord" s WHERE s."unit" = 'request' AND s."key" = o."id" AND s."record" = $2::text::"RecordClass"))
        ORDER BY 1`,
    },
    [keys, record],
  );
  return found.map(({ key }) => key);
}

async function stripSubject(
  sql: Sql,
  { destructionId, record }: Strip,
  unit: string,
  keys: readonly number[],
) {
  let rows = 0;
  for (const stripping of [...strippings, ...copies].filter((one) => one.record === record)) {
    const theirs = conditionFor(stripping, unit);
    if (!theirs) continue;
    if (stripping.hasFile) await noteFiles(sql, stripping, theirs, { destructionId, keys });
    const [done] = await sql<{ count: number }>(
      {
        name: `strip-${record}-${stripping.model}-${unit}-${stripping.where?.value ?? ""}`,
        row: { count: int },
        text: `WITH done AS (${statementOf(stripping, theirs)} RETURNING 1) SELECT count(*)::int AS "count" FROM done`,
      },
      [keys],
    );
    rows += done?.count ?? 0;
  }
  return rows;
}

function conditionFor({ model }: Stripping, unit: string): string | undefined {
  if (unit === model) return `t."id" = ANY ($1::int[])`;
  const isSubject = (name: string): name is Subject => stripSubjects.some((subject) => subject === name);
  if (!isSubject(unit)) return undefined;
  const theirs = conditionOf(model, unit, (column) => `${column} = ANY ($1::int[])`);
  const paths = pathsOf(model, unit).filter((path) => typeof path === "string");
  // A row of two requests goes with the last of them that no hold keeps.
  return theirs && paths.length > 1
    ? `${theirs} AND ${paths.map((path) => `NOT sv_held('${unit}', t."${path}")`).join(" AND ")}`
    : theirs;
}

/** Empties what holds something, or deletes the row. */
function statementOf(stripping: Stripping, theirs: string): string {
  const { model, isDeleted, columns } = stripping;
  const condition = `${theirs} AND ${holdsSomething(stripping)}`;
  if (isDeleted) return `DELETE FROM "${model}" t WHERE ${condition}`;
  const emptied = columns.map(({ name, empty }) => `"${name}" = ${empty}`);
  return `UPDATE "${model}" t SET ${emptied.join(", ")} WHERE ${condition}`;
}

/** The files of rows that are deleted next. They are removed after the commit. */
const noteFiles = (
  sql: Sql,
  stripping: Stripping,
  theirs: string,
  { destructionId, keys }: { destructionId: number; keys: readonly number[] },
) =>
  sql(
    {
      name: `files-of-${stripping.model}-${stripping.where?.value ?? ""}`,
      row: {},
      text: `INSERT INTO "DestroyedFile" ("id", "destructionId")
        SELECT t."id", $2::int FROM "${stripping.model}" t WHERE ${theirs} AND ${holdsSomething(stripping)} ON CONFLICT DO NOTHING`,
    },
    [keys, destructionId],
  );

/** Whether a row of `t` still has something that the strip removes. */
export function holdsSomething({ where, isDeleted, columns }: Stripping): string {
  const rows = where ? `t."${where.column}" = '${where.value}'` : "true";
  if (isDeleted) return rows;
  const filled = columns.map(({ name, empty }) =>
    empty === "NULL" ? `t."${name}" IS NOT NULL` : `t."${name}" <> ${empty}`,
  );
  return `${rows} AND (${filled.join(" OR ")})`;
}
