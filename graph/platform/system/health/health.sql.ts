import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Component, Finding, HealthState } from "../../../../shared/platform/system/health.ts";
import type { Sql, Statement } from "../../../core/database/statement.ts";
import { int, nullable, type RowOf, timestamp, word } from "../../../core/database/columns.ts";

/** Answers if the database does. */
export const ping = (db: Pick<Prisma.TransactionClient, "$queryRaw">) => db.$queryRaw`SELECT 1`;

interface Sample extends Finding {
  component: Component;
  at: Date;
}

/** Stores samples, unless the component has one within `apartMs`. */
export const writeSamples = (
  tx: Pick<Prisma.TransactionClient, "$executeRaw">,
  samples: readonly Sample[],
  apartMs: number,
) => tx.$executeRaw`
  INSERT INTO "HealthSample" ("component", "state", "responseMs", "reason", "at")
  SELECT s."component", s."state"::"HealthState", s."responseMs", s."reason", s."at"
  FROM jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
    AS s("component" text, "state" text, "responseMs" int, "reason" text, "at" timestamptz)
  WHERE NOT EXISTS (
    SELECT FROM "HealthSample" h WHERE h."component" = s."component"
      AND h."at" > s."at" - ${apartMs} * interval '1 millisecond'
      AND h."at" < s."at" + ${apartMs} * interval '1 millisecond'
  )`;

/** Merges the samples of each full hour before this time. Rows at the full hour are merged. */
export const foldSamples = (sql: Sql, before: Date) => sql(fold, [before]);

const fold: Statement = {
  name: "health-fold",
  row: {},
  text: `
    WITH old AS (
      DELETE FROM "HealthSample"
      WHERE "at" < date_bin('1 hour', $1, 'epoch'::timestamptz) AND "at" <> date_bin('1 hour', "at", 'epoch'::timestamptz)
      RETURNING "component", "state", "responseMs", "samples", date_bin('1 hour', "at", 'epoch'::timestamptz) AS "hour"
    )
    INSERT INTO "HealthSample" ("component", "state", "responseMs", "samples", "at")
    SELECT "component", "state", round(avg("responseMs"))::int, sum("samples")::int, "hour" FROM old GROUP BY "component", "state", "hour"`,
};

/** The samples of one component between two points: the worst state, and the slowest response. */
const pointColumns = {
  component: word<Component>(),
  at: timestamp,
  state: word<HealthState>(),
  responseMs: nullable(int),
};
export type HealthPoint = RowOf<typeof pointColumns>;

export const readHealthPoints = (sql: Sql, since: Date, pointMs: number) => sql(points, [since, pointMs]);

const points = {
  name: "health-points",
  row: pointColumns,
  text: `
    SELECT "component", date_bin($2 * interval '1 millisecond', "at", 'epoch'::timestamptz) AS "at", max("responseMs")::int AS "responseMs",
      CASE WHEN bool_or("state" = 'error') THEN 'error' WHEN bool_or("state" = 'warning') THEN 'warning'
        WHEN bool_or("state" = 'healthy') THEN 'healthy' ELSE 'unknown' END AS "state"
    FROM "HealthSample" WHERE "at" > $1 GROUP BY 1, 2 ORDER BY 2`,
};

/** Samples of a span and how many of them were answered. Unconfigured parts are not counted. */
export async function countSamples(sql: Sql, from: Date, to: Date): Promise<{ samples: number; up: number }> {
  const [row] = await sql(counted, [from, to]);
  return row ?? { samples: 0, up: 0 };
}

const counted = {
  name: "health-uptime",
  row: { samples: int, up: int },
  text: `
    SELECT coalesce(sum("samples"), 0)::int AS "samples", coalesce(sum("samples") FILTER (WHERE "state" <> 'error'), 0)::int AS "up"
    FROM "HealthSample" WHERE "at" >= $1 AND "at" < $2 AND "state" <> 'unknown'`,
};
