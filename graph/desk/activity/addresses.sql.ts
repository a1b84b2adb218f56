import type { actorsOf, UserType } from "../../../shared/desk/activity/rules.ts";
import { escapeLike, type Sql } from "../../core/database/statement.ts";
import { int, json, notNull, type RowOf, text, timestamp } from "../../core/database/columns.ts";

/** What the log says of an address. */
const row = {
  ip: notNull(text),
  actionCount: int,
  lastSeen: timestamp,
  actors: json<(typeof actorsOf)[UserType][number][]>(),
  failedSignIns: int,
  denials: int,
  perMinute: int,
};
export type AddressCounts = RowOf<typeof row>;

interface AddressFilter {
  since: Date;
  /** The actions that count as sign-ins. */
  signIns: readonly string[];
  /** A part of the address, in lowercase. */
  search: string | undefined;
}

/** At most this many addresses are rated; the latest ones. */
const maxAddresses = 2000;

/** The addresses in the log, the latest first. */
export function countByAddress(
  sql: Sql,
  { since, signIns, search }: AddressFilter,
): Promise<AddressCounts[]> {
  return sql(search ? found : all, [since, signIns, ...(search ? [`%${escapeLike(search)}%`] : [])]);
}

const counted = (where: string) => `
  WITH acts AS MATERIALIZED (SELECT e."ip", e."at", e."actorKind", e."action", e."outcome" FROM "AuditEntry" e WHERE e."at" > $1::timestamptz AND e."ip" IS NOT NULL${where}),
      busy AS (SELECT m."ip", max(m.n)::int AS "perMinute" FROM
        (SELECT "ip", count(*) AS n FROM acts GROUP BY "ip", date_trunc('minute', "at")) m GROUP BY m."ip")
      SELECT a."ip", count(*)::int AS "actionCount", max(a."at") AS "lastSeen", json_agg(DISTINCT a."actorKind") AS "actors",
        (count(*) FILTER (WHERE a."outcome" = 'failure' AND a."action" = ANY($2::text[])))::int AS "failedSignIns",
        (count(*) FILTER (WHERE a."action" = 'access.denied'))::int AS "denials", b."perMinute"
      FROM acts a JOIN busy b ON b."ip" = a."ip" GROUP BY a."ip", b."perMinute"
      ORDER BY max(a."at") DESC, a."ip" LIMIT ${maxAddresses}`;

/** Planned with their values each time. */
const all = { name: "", row, text: counted("") };
const found = { name: "", row, text: counted(` AND lower(e."ip") LIKE $3`) };
