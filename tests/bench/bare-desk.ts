import "../../graph/app/domains.ts"; // the sentences of the log
import type pg from "pg";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import { entryFilterOf, entryOf } from "../../graph/desk/activity/entries.ts";
import { countsOf } from "../../graph/desk/analytics/figures.ts";
import { spanOf } from "../../graph/desk/analytics/period.ts";
import { countedIn, type CountedRow } from "../../graph/desk/analytics/figures.sql.ts";
import { wordsIn } from "../../graph/intake/requests/search.ts";
import type { Context } from "../../graph/core/context.ts";
import { cursorOf, rowsPerPage } from "../../shared/core/graphql/pages.ts";
import type { AnalyticsAsked, LogsAsked } from "./fixtures.ts";
import { pageStatement, type TrackedRow } from "../../graph/intake/requests/tracker.sql.ts";
import { entriesStatement, type EntryRow } from "../../graph/desk/activity/entries.sql.ts";

/*
 * The administrators' calls without a framework: the same statements, a session lookup, and a
 * hand-written answer.
 */

const session = {
  name: "session",
  text: `SELECT s."id" FROM "Session" s JOIN "Admin" a ON a."id" = s."adminId" WHERE s."tokenHash" = $1 AND s."endedAt" IS NULL AND s."expiresAt" > now() AND a."isActive"`,
};
const count = { name: "count", text: `SELECT sum("change")::int AS "count" FROM "RequestCount"` };
let counted: { at: number; count: number } | undefined;

export async function track(pool: pg.Pool, hash: string, search: string) {
  const { rowCount } = await pool.query({ ...session, values: [hash] });
  if (!rowCount) return { status: 401, body: {} };
  const { statement, values } = pageStatement(
    { words: wordsIn(search), status: null, scope: wholeProgram() },
    { after: 0, take: rowsPerPage + 1 },
    new Date(),
  );
  const { name, text } = statement;
  const read = await pool.query<{ found: number | null; rows: TrackedRow[] }>({
    text,
    values,
    ...(name && { name }),
  });
  const { found = null, rows = [] } = read.rows[0] ?? {};
  const last = rows.slice(0, rowsPerPage).at(-1);
  return {
    status: 200,
    body: {
      data: {
        trackedRequests: {
          edges: rows.slice(0, rowsPerPage).map((row) => ({ node: shown(row) })),
          pageInfo: {
            hasNextPage: rows.length > rowsPerPage,
            endCursor: last ? cursorOf(last.id) : null,
          },
          totalCount: found ?? (await countAll(pool)),
        },
      },
    },
  };
}

/** At most half a second old, as in the product. */
async function countAll(pool: pg.Pool): Promise<number> {
  if (!counted || performance.now() - counted.at > 500) {
    const { rows } = await pool.query<{ count: number }>(count);
    counted = { at: performance.now(), count: rows[0]?.count ?? 0 };
  }
  return counted.count;
}

const shown = (row: TrackedRow) => ({
  id: Buffer.from(`EmergencyRequest:${row.id}`).toString("base64"),
  number: row.id,
  caseId: row.caseId,
  urgencyLevel: row.urgencyLevel,
  status: row.status,
  victimName: row.victimName,
  caseOfficer: row.caseOfficer && { number: row.caseOfficer.id },
  requestAmount: row.requestAmountCents === null ? null : row.requestAmountCents / 100,
  // the statement returns JSON, in which the driver makes no times
  createdAt: new Date(row.createdAt),
  letterCount: row.letterCount,
  responseCount: row.responseCount,
});

export async function searchLogs(pool: pg.Pool, hash: string, { filter }: LogsAsked) {
  const { rowCount } = await pool.query({ ...session, values: [hash] });
  if (!rowCount) return { status: 401, body: {} };
  // The words contain no case ID, so no lookup is needed.
  const context = { viewer: { kind: "visitor" } } as Context;
  const { statement, values } = entriesStatement(await entryFilterOf(context, filter), {
    take: rowsPerPage + 1,
  });
  const { rows } = await pool.query<EntryRow>(statement.text, values);
  const edges = rows.slice(0, rowsPerPage).map((row) => {
    const { id, details: _, ...entry } = entryOf(row);
    return { node: { number: id, ...entry } };
  });
  return {
    status: 200,
    body: { data: { activityLogs: { pageInfo: { hasNextPage: rows.length > rowsPerPage }, edges } } },
  };
}

const counting = new Map<string, Promise<object>>();

/** Concurrent callers share one count, as in the product. */
export async function analyse(pool: pg.Pool, hash: string, asked: AnalyticsAsked) {
  const { rowCount } = await pool.query({ ...session, values: [hash] });
  if (!rowCount) return { status: 401, body: {} };
  const key = `${asked.range} ${asked.timeZone}`;
  const running = counting.get(key) ?? countRange(pool, asked).finally(() => counting.delete(key));
  counting.set(key, running);
  return { status: 200, body: { data: { analytics: await running } } };
}

const noUptime = { share: null, samples: 0 };

async function countRange(pool: pg.Pool, { range, timeZone }: AnalyticsAsked) {
  const span = spanOf({ range: range === "year" ? "1y" : "30d", timeZone }, new Date());
  const { statement, values } = countedIn(wholeProgram(), span);
  const { rows } = await pool.query<CountedRow>({ ...statement, values });
  const [row] = rows;
  if (!row) return {};
  const counts = countsOf(row, { current: noUptime, before: noUptime });
  const share = ({
    name,
    count,
    percentage,
  }: (typeof counts.services)[number] | (typeof counts.urgencies)[number]) => ({
    name,
    count,
    percentage,
  });
  const places = ({ rows: all }: typeof counts.states) => ({
    rows: all.map(({ name, count }) => ({ name, count })),
  });
  return {
    overview: counts.overview.map(({ name, value, before }) => ({ name, value, before })),
    requestsByService: counts.services.map(share),
    requestsByUrgency: counts.urgencies.map(share),
    states: places(counts.states),
    departments: places(counts.departments),
    days: span.days.map(({ day }, at) => ({
      day,
      filed: row.days[at]?.filed,
      allocatedCents: row.days[at]?.cents,
    })),
  };
}
