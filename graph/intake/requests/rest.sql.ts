import { printed, type Reader, type Sql, type Statement } from "../../core/database/statement.ts";
import { isSessionsOwn, takeAhead, type Ahead } from "../../core/prefetch/prefetch.ts";

/*
 * The reads of the REST interface: one statement each, because external tools poll them. The caller
 * names the row's type, since REST shapes its answers itself.
 */

/** Whose requests are listed: `listOwnerOf` in intake/requests/policy.ts. */
export interface Identified {
  officerId: number | null;
  citizenId: number | null;
  isAdmin: boolean;
}

/** Literal in the statement: for a parameter PostgreSQL would plan again for each call. */
export const maxListed = 200;

/** The newest requests of a viewer. */
export const readListed = <Row extends object>(
  sql: Sql,
  { officerId, citizenId, isAdmin }: Identified,
): Promise<Row[]> => sql<Row>(listStatement, [officerId, citizenId, isAdmin]);

/** A page of all requests, the newest first. */
export const readAllListed = <Row extends object>(
  sql: Sql,
  take: number,
  after: number | undefined,
): Promise<Row[]> =>
  after === undefined ? sql<Row>(allStatement, [take]) : sql<Row>(allAfterStatement, [take, after]);

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
export async function readLogged<Row extends object>(
  context: Reader & { correlation: string; ip: string },
  { officerId, citizenId, isAdmin }: Identified,
  { number, entry }: { number: number; entry: Entry },
): Promise<Row | undefined> {
  const ready = takeAhead(context, requestAhead(context, number)) as Row | undefined;
  if (ready) return ready;
  const { at, correlation, actorKind, actorId, actorName, ip } = entry;
  const values = [officerId, citizenId, isAdmin, number, at, correlation, actorKind, actorId, actorName, ip];
  const [row] = await context.sql<Row>(readStatement, values);
  return row;
}

/** The request as a write returns it. */
export async function readAnswer<Row extends object>(sql: Sql, number: number): Promise<Row | undefined> {
  const [row] = await sql<Row>(answerStatement, [number]);
  return row;
}

const columns = `
  r."id", r."caseId", r."status"::text AS "status", r."urgencyLevel"::text AS "urgencyLevel", ${printed('r."createdAt"')} AS "createdAt", r."officerId", r."citizenId", r."victimName", r."victimContact", r."victimPhone", r."victimEmail", r."anonymous", r."contacting",
  r."victimAddress" AS "location", r."requestDetails", r."requestedHelpTypes"::text[] AS "requestedHelpTypes", r."needs", r."needsSource"::text AS "needsSource", r."requestAmountCents" / 100.0::float8 AS "requestAmount",
  ARRAY(SELECT '/files/' || e."id" FROM "Evidence" e WHERE e."requestId" = r."id" ORDER BY e."ordinal") AS "evidenceUrls",
  r."aiRecommendationCents" / 100.0::float8 AS "aiRecommendation", r."aiJustification", ${printed('r."approvedAt"')} AS "approvalDate", r."decisionReason" AS "approvalNotes"`;
/** The recipient's record: only with a single request, whose reading is logged. */
const victimInfo = `(SELECT to_jsonb(i) FROM "VictimInfo" i WHERE i."requestId" = r."id") AS "victimInfo"`;
/** $1 officer, $2 citizen, $3 all: an `Identified`. */
const seen = `($3::boolean OR r."officerId" = $1 OR r."citizenId" = $2)`;

const listStatement: Statement = {
  name: "requests-listed",
  text: `SELECT ${columns} FROM "EmergencyRequest" r WHERE ${seen} ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${maxListed}`,
};
const allOf = (where = "") =>
  `SELECT ${columns} FROM "EmergencyRequest" r ${where} ORDER BY r."createdAt" DESC, r."id" DESC LIMIT $1`;
const allStatement: Statement = { name: "requests-all", text: allOf() };
const allAfterStatement: Statement = {
  name: "requests-all-after",
  text: allOf(
    `WHERE (r."createdAt", r."id") < (SELECT c."createdAt", c."id" FROM "EmergencyRequest" c WHERE c."id" = $2)`,
  ),
};
const readStatement: Statement = {
  name: "request-read",
  text: `WITH logged AS (
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip")
      SELECT $5, $6, $7::"ActorKind", $8, $9, 'request.read', 'request', r."id"::text, $10 FROM "EmergencyRequest" r WHERE r."id" = $4 AND ${seen}
    )
    SELECT ${columns}, ${victimInfo} FROM "EmergencyRequest" r WHERE r."id" = $4 AND ${seen}`,
};
/** The same together with the session, for the request's officer. */
export const requestAhead = (
  { correlation, ip }: { correlation: string; ip: string },
  number: number,
): Ahead => ({
  name: "request-read",
  of: "officer",
  with: `logged AS (
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip")
      SELECT $1, s."correlation", 'officer', s."officerId"::text, s."name" || ' (' || s."badgeNumber" || ')', 'request.read', 'request', r."id"::text, s."ip" FROM "EmergencyRequest" r, s WHERE r."id" = s."number" AND ${isSessionsOwn}
    )`,
  value: `(SELECT to_json(x) FROM (SELECT ${columns}, ${victimInfo} FROM "EmergencyRequest" r WHERE r."id" = s."number" AND ${isSessionsOwn}) x)`,
  asked: { number: ["int", number], correlation: ["text", correlation], ip: ["text", ip || null] },
});
const answerStatement: Statement = {
  name: "request-answered",
  text: `SELECT ${columns}, ${victimInfo} FROM "EmergencyRequest" r WHERE r."id" = $1`,
};
