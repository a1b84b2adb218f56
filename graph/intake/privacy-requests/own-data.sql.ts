import type { ActorKind } from "../../../prisma/client/enums.ts";
import { conditionOf } from "../../core/personal/rows.sql.ts";
import { tableOf } from "../../core/personal/read.ts";
import type { Subject } from "../../core/personal/classes.ts";
import type { Model } from "../../core/personal/types.ts";
import { int, json, nullable, text, word } from "../../core/database/columns.ts";
import type { Sql } from "../../core/database/statement.ts";

export type StoredRow = Record<string, unknown>;

interface Whose {
  number: number;
  /** Only what the person got or wrote, and not what was for someone else. */
  isOwn: boolean;
}

/** The rows of a table that belong to a subject. */
export async function readRowsOf(
  sql: Sql,
  model: Model,
  subject: Subject,
  { number, isOwn }: Whose,
): Promise<StoredRow[]> {
  const condition = conditionOf(model, subject);
  if (condition === undefined) return [];
  const own = Object.entries((isOwn && tableOf(model).own) || {}).map(
    ([column, value]) => ` AND t."${column}"::text = '${value}'`,
  );
  const statement = {
    name: "",
    row: { row: json<StoredRow>() },
    text: `SELECT to_jsonb(t) AS "row" FROM "${model}" t WHERE ${condition}${own.join("")} ORDER BY to_jsonb(t)`,
  };
  return (await sql(statement, [String(number)])).map(({ row }) => row);
}

const readingColumns = { day: text, by: word<ActorKind>(), body: nullable(text), count: int };

/**
 * How often which kind of person read the record of a request, by day in the time zone. `body` is
 * the organization of an API key; empty if the key has none, or is deleted.
 */
const readingsStatement = {
  name: "",
  row: readingColumns,
  text: `SELECT to_char(e."at" AT TIME ZONE $2::text, 'YYYY-MM-DD') AS "day", e."actorKind"::text AS "by",
      CASE WHEN e."actorId" LIKE 'api-key:%' THEN coalesce(k."body", '') END AS "body", count(*)::int AS "count"
    FROM "AuditEntry" e LEFT JOIN "ApiKey" k ON e."actorKind" = 'system' AND e."actorId" = 'api-key:' || k."id"
    WHERE e."outcome" = 'success' AND (
      e."resourceType" = 'request' AND e."resourceId" = $1::text AND (e."action" IN ('request.read', 'request.opened-foreign') OR e."action" LIKE '%.revealed')
      OR e."resourceType" = 'letter' AND e."action" = 'letter.read' AND e."resourceId" IN (SELECT l."id"::text FROM "Letter" l WHERE l."requestId"::text = $1::text))
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
};

export const readReadings = (sql: Sql, requestId: number, zone: string) =>
  sql(readingsStatement, [String(requestId), zone]);
