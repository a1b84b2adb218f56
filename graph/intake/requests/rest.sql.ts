import { andIn, nameOf, sqlIn, type AgencyScope } from "../../core/access/agency-scope.ts";
import type { ListedRequest, RequestAnswer } from "./rest-shapes.ts";
import type { Reader, Sql, Statement } from "../../core/database/statement.ts";
import { isSessionsOwn, takePrefetched, type Prefetch } from "../../core/prefetch/prefetch.ts";
import {
  type Columns,
  bool,
  float,
  int,
  json,
  nullable,
  text,
  texts,
  word,
  words,
} from "../../core/database/columns.ts";

/*
 * The reads of the REST interface: one statement each, because external tools poll them. Times are
 * text, as the answers have them.
 */

export type ListedRow = ListedRequest & {
  citizenId: number | null;
  victimPhone: string;
  victimEmail: string;
};
type SealedInfo = NonNullable<RequestAnswer["victimInfo"]> & {
  dateOfBirthSealed: string;
  governmentIdSealed: string | null;
};
/** A request with the recipient's record. */
export type AnswerRow = ListedRow & { victimInfo: SealedInfo | null };

const listedColumns: Columns<ListedRow> = {
  id: int,
  caseId: text,
  status: word(),
  urgencyLevel: word(),
  createdAt: text,
  officerId: nullable(int),
  citizenId: nullable(int),
  victimName: text,
  victimContact: text,
  victimPhone: text,
  victimEmail: text,
  anonymous: bool,
  contacting: bool,
  location: text,
  requestDetails: text,
  requestedHelpTypes: words(),
  needs: nullable(json()),
  needsSource: nullable(word()),
  requestAmount: nullable(float),
  evidenceUrls: texts,
  aiRecommendation: nullable(float),
  aiJustification: nullable(text),
  approvalDate: nullable(text),
  approvalNotes: nullable(text),
};
const answerColumns: Columns<AnswerRow> = { ...listedColumns, victimInfo: nullable(json()) };

/** Whose requests are listed: `listOwnerOf` in intake/requests/policy.ts. */
export interface Identified {
  officerId: number | null;
  citizenId: number | null;
  isAdmin: boolean;
  /** Of an administrator; the whole program for everyone else. */
  scope: AgencyScope;
}

/** Literal in the statement: for a parameter PostgreSQL would plan again for each call. */
export const maxListed = 200;

/** The newest requests of a viewer. */
export const readListed = (
  sql: Sql,
  { officerId, citizenId, isAdmin, scope }: Identified,
): Promise<ListedRow[]> => sql(listStatement(scope), [officerId, citizenId, isAdmin]);

/** A page of all requests of a scope, the newest first. */
export const readAllListed = (
  sql: Sql,
  scope: AgencyScope,
  { take, after }: { take: number; after: number | undefined },
): Promise<ListedRow[]> =>
  after === undefined ? sql(allStatement(scope), [take]) : sql(allAfterStatement(scope), [take, after]);

interface Entry {
  at: Date;
  correlation: string;
  actorKind: string;
  actorId?: string | null;
  actorName?: string | null;
  ip?: string | null;
}

/**
 * A listed request, read and logged in one statement; undefined if it is not the viewer's. `entry`
 * is the audit entry of the read.
 */
export async function readLogged(
  context: Reader & { correlation: string; ip: string },
  { officerId, citizenId, isAdmin, scope }: Identified,
  { number, entry }: { number: number; entry: Entry },
): Promise<AnswerRow | undefined> {
  const ready = takePrefetched(context, requestPrefetch(context, number));
  if (ready) return ready;
  const { at, correlation, actorKind, actorId, actorName, ip } = entry;
  const values = [officerId, citizenId, isAdmin, number, at, correlation, actorKind, actorId, actorName, ip];
  const [row] = await context.sql(readStatement(scope), values);
  return row;
}

/** The request as a write returns it. */
export async function readAnswer(sql: Sql, number: number): Promise<AnswerRow | undefined> {
  const [row] = await sql(answerStatement, [number]);
  return row;
}

/** A time as the answers have it. */
const printed = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const columns = `
  r."id", r."caseId", r."status"::text AS "status", r."urgencyLevel"::text AS "urgencyLevel", ${printed('r."createdAt"')} AS "createdAt", r."officerId", r."citizenId", r."victimName", r."victimContact", r."victimPhone", r."victimEmail", r."anonymous", r."contacting",
  r."victimAddress" AS "location", r."requestDetails", r."requestedHelpTypes"::text[] AS "requestedHelpTypes", r."needs", r."needsSource"::text AS "needsSource", r."requestAmountCents" / 100.0::float8 AS "requestAmount",
  ARRAY(SELECT '/files/' || e."id" FROM "Evidence" e WHERE e."requestId" = r."id" ORDER BY e."ordinal") AS "evidenceUrls",
  r."aiRecommendationCents" / 100.0::float8 AS "aiRecommendation", r."aiJustification", ${printed('r."approvedAt"')} AS "approvalDate", r."decisionReason" AS "approvalNotes"`;
/** The recipient's record: only with a single request, whose reading is logged. */
const victimInfo = `(SELECT to_jsonb(i) FROM "VictimInfo" i WHERE i."requestId" = r."id") AS "victimInfo"`;
/** $1 officer, $2 citizen, $3 all of the scope: an `Identified`. */
const seenIn = (scope: AgencyScope) =>
  `($3::boolean${andIn(scope, "r")} OR r."officerId" = $1 OR r."citizenId" = $2)`;

const listStatement = (scope: AgencyScope): Statement<ListedRow> => ({
  name: `requests-listed${nameOf(scope)}`,
  row: listedColumns,
  text: `SELECT ${columns} FROM "EmergencyRequest" r WHERE ${seenIn(scope)} ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${maxListed}`,
});
const allOf = (where: string) =>
  `SELECT ${columns} FROM "EmergencyRequest" r ${where} ORDER BY r."createdAt" DESC, r."id" DESC LIMIT $1`;
const allStatement = (scope: AgencyScope): Statement<ListedRow> => ({
  name: `requests-all${nameOf(scope)}`,
  row: listedColumns,
  text: allOf(scope.agencies === null ? "" : `WHERE ${sqlIn(scope, "r")}`),
});
const allAfterStatement = (scope: AgencyScope): Statement<ListedRow> => ({
  name: `requests-all-after${nameOf(scope)}`,
  row: listedColumns,
  text: allOf(
    `WHERE (r."createdAt", r."id") < (SELECT c."createdAt", c."id" FROM "EmergencyRequest" c WHERE c."id" = $2)${andIn(scope, "r")}`,
  ),
});
const readStatement = (scope: AgencyScope): Statement<AnswerRow> => ({
  name: `request-read${nameOf(scope)}`,
  row: answerColumns,
  text: `WITH logged AS (
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip")
      SELECT $5, $6, $7::"ActorKind", $8, $9, 'request.read', 'request', r."id"::text, $10 FROM "EmergencyRequest" r WHERE r."id" = $4 AND ${seenIn(scope)}
    )
    SELECT ${columns}, ${victimInfo} FROM "EmergencyRequest" r WHERE r."id" = $4 AND ${seenIn(scope)}`,
});
/** The same together with the session, for the request's officer. */
export const requestPrefetch = (
  { correlation, ip }: { correlation: string; ip: string },
  number: number,
): Prefetch<AnswerRow> => ({
  name: "request-read",
  of: "officer",
  with: `logged AS (
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip")
      SELECT $1, s."correlation", 'officer', s."officerId"::text, s."name" || ' (' || s."badgeNumber" || ')', 'request.read', 'request', r."id"::text, s."ip" FROM "EmergencyRequest" r, s WHERE r."id" = s."number" AND ${isSessionsOwn}
    )`,
  value: `(SELECT to_json(x) FROM (SELECT ${columns}, ${victimInfo} FROM "EmergencyRequest" r WHERE r."id" = s."number" AND ${isSessionsOwn}) x)`,
  column: json(),
  parameters: { number: ["int", number], correlation: ["text", correlation], ip: ["text", ip || null] },
});
const answerStatement = {
  name: "request-answered",
  row: answerColumns,
  text: `SELECT ${columns}, ${victimInfo} FROM "EmergencyRequest" r WHERE r."id" = $1`,
};
