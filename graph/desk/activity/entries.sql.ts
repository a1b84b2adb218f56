import { sqlIn, type AgencyScope } from "../../core/access/agency-scope.ts";
import type { ActorKind } from "../../../prisma/client/enums.ts";
import type { LogStatus } from "../../../shared/desk/activity/rules.ts";
import { escapeLike, literals, type Sql, type Statement } from "../../core/database/statement.ts";
import { type Columns, int, json, nullable, text, timestamp, word } from "../../core/database/columns.ts";

/** An entry of the log as it is stored. */
export interface EntryRow {
  id: string;
  at: Date;
  actorKind: ActorKind;
  actorId: string | null;
  actorName: string | null;
  action: string;
  resourceType: string;
  resourceId: string | null;
  outcome: LogStatus;
  ip: string | null;
  details: unknown;
  caseId?: string | null;
}

/** A search word with the actions and the request that people mean by it. */
export interface EntryWord {
  /** Lowercase. */
  word: string;
  actions: readonly string[];
  /** Actions whose failures the word names. */
  failures: readonly string[];
  /** The request's number, if the word is a case ID. */
  request: string | undefined;
}

export interface EntryFilter {
  /** Of some agencies: entries about their requests and officers' cases alone. */
  scope: AgencyScope;
  actors?: readonly ActorKind[] | null | undefined;
  status?: LogStatus | null | undefined;
  from?: Date | null | undefined;
  to?: Date | null | undefined;
  words: readonly EntryWord[];
}

interface EntrySlice {
  /** The last entry of the previous page. */
  after?: string | null | undefined;
  take: number;
}

/** A page of the newest entries. */
export function readEntries(sql: Sql, filter: EntryFilter, slice: EntrySlice): Promise<EntryRow[]> {
  const { statement, values } = entriesStatement(filter, slice);
  return sql(statement, values);
}

/** The statement with its values, also for the benchmark. */
export function entriesStatement(filter: EntryFilter, { after, take }: EntrySlice) {
  const { place, holds, values } = conditionsOf(filter);
  if (after) {
    const last = (column: string) =>
      `(SELECT c."${column}" FROM "AuditEntry" c WHERE c."id" = ${place(after)}::bigint)`;
    holds.push(`(e."at", e."id") < (${last("at")}, ${place(after)}::bigint)`);
  }
  const statement = planned(
    listed,
    `SELECT ${columns}, ${caseOf} AS "caseId" FROM "AuditEntry" e ${whereOf(holds)}
    ORDER BY e."at" DESC, e."id" DESC LIMIT ${take}`,
  );
  return { statement, values };
}

/** How many entries the filter shows: of these, or of all. */
export async function countEntries(
  sql: Sql,
  filter: EntryFilter,
  among?: readonly bigint[],
): Promise<number> {
  const { place, holds, values } = conditionsOf(filter);
  if (among) holds.push(`e."id" = ANY(${place(among.map(String))}::bigint[])`);
  const text = `SELECT count(*)::int AS "count" FROM "AuditEntry" e ${whereOf(holds)}`;
  const [found] = await sql(planned({ count: int }, text), values);
  return found?.count ?? 0;
}

/** A batch of an export, oldest first, without the case ID. */
export function readEntryBatch(
  sql: Sql,
  filter: EntryFilter,
  { after, newest, most }: { after: string; newest: string; most: number },
): Promise<Omit<EntryRow, "caseId">[]> {
  const { holds, values, place } = conditionsOf(filter);
  holds.push(`e."id" > ${place(after)}::bigint`, `e."id" <= ${place(newest)}::bigint`);
  const text = `SELECT ${columns} FROM "AuditEntry" e ${whereOf(holds)} ORDER BY e."id" LIMIT ${most}`;
  return sql(planned(stored, text), values);
}

/** The newest entry's number, `0` if there is none. */
export async function readNewestEntry(sql: Sql): Promise<string> {
  const [newest] = await sql(newestStatement, []);
  return newest?.id ?? "0";
}

const newestStatement = {
  name: "audit-newest",
  row: { id: text },
  text: `SELECT coalesce(max("id"), 0)::text AS "id" FROM "AuditEntry"`,
};

/** How many entries there are, and how many are sealed. */
export async function countChain(sql: Sql): Promise<{ entries: number; sealed: number }> {
  const [count] = await sql(chainStatement, []);
  return count ?? { entries: 0, sealed: 0 };
}

const chainStatement = {
  name: "audit-chain",
  row: { entries: int, sealed: int },
  text: `SELECT (SELECT count(*)::int FROM "AuditEntry") AS "entries", (SELECT count(*)::int FROM "AuditSeal") AS "sealed"`,
};

/**
 * Planned with its search words each time: rare ones use trigrams, frequent ones the time index.
 */
const planned = <Row>(row: Columns<Row>, sql: string): Statement<Row> => ({ name: "", row, text: sql });
const whereOf = (holds: readonly string[]) => (holds.length ? `WHERE ${holds.join(" AND ")}` : "");

const columns = `e."id"::text AS "id", e."at", e."actorKind"::text AS "actorKind", e."actorId", e."actorName", e."action",
  e."resourceType", e."resourceId", e."outcome"::text AS "outcome", e."ip", e."details"`;

const stored: Columns<Omit<EntryRow, "caseId">> = {
  id: text,
  at: timestamp,
  actorKind: word(),
  actorId: nullable(text),
  actorName: nullable(text),
  action: text,
  resourceType: text,
  resourceId: nullable(text),
  outcome: word(),
  ip: nullable(text),
  details: json(),
};
const listed: Columns<EntryRow> = { ...stored, caseId: nullable(text) };

/** Older entries spell the resource type with a capital. */
const caseOf = String.raw`CASE WHEN lower(e."resourceType") = 'request' AND e."resourceId" ~ '^\d{1,9}$'
  THEN (SELECT r."caseId" FROM "EmergencyRequest" r WHERE r."id" = e."resourceId"::int) END`;

/** The same expression as the migration's index. */
const searched = `lower(coalesce(e."actorName", '') || ' ' || e."action" || ' ' || e."resourceType" || ' ' || coalesce(e."resourceId", '') || ' ' || coalesce(e."ip", ''))`;

/** A filter as SQL conditions on the entry `e`. */
function conditionsOf({ scope, actors, status, from, to, words }: EntryFilter) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const holds: string[] = [];
  if (scope.agencies !== null) holds.push(isAbout(scope));
  if (actors) holds.push(`e."actorKind" IN (${literals(actors)})`);
  if (status === "success") holds.push(`e."outcome" = 'success'`);
  else if (status) holds.push(ofOutcome(status));
  if (from) holds.push(`e."at" >= ${place(from)}::timestamptz`);
  if (to) holds.push(`e."at" < ${place(to)}::timestamptz`);
  for (const { word, actions, failures, request } of words) {
    const ways = [`${searched} LIKE ${place(`%${escapeLike(word)}%`)}`];
    if (actions.length) ways.push(`e."action" = ANY(${place(actions)}::text[])`);
    if (failures.length)
      ways.push(`(${ofOutcome("failure")} AND e."action" = ANY(${place(failures)}::text[]))`);
    if (request !== undefined)
      ways.push(`(e."resourceType" IN ('request', 'Request') AND e."resourceId" = ${place(request)})`);
    holds.push(`(${ways.join(" OR ")})`);
  }
  return { holds, values, place };
}

const isAbout = (scope: AgencyScope) => {
  const of = (type: string, table: string) =>
    `e."resourceType" = '${type}' AND e."resourceId" IN (SELECT a."id"::text FROM "${table}" a WHERE ${sqlIn(scope, "a")})`;
  return `(${of("request", "EmergencyRequest")} OR ${of("verification", "Verification")})`;
};

/** Failures have their own partial index, which needs this condition. */
const ofOutcome = (outcome: "failure" | "pending") =>
  `e."outcome" <> 'success' AND e."outcome" = '${outcome}'`;
