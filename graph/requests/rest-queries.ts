import * as z from "zod/mini";
import { auditRow } from "../core/audit/record.ts";
import type { Call, Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { can } from "./policy.ts";
import { takeAhead, type Ahead } from "../core/sessions/prefetch.ts";
import type { Statement } from "../core/sql.ts";
import { isAdmin, isCitizen, isOfficer } from "../core/access/viewer.ts";
import { shownInfo, shownPerson } from "./masking.ts";
import { victimInfoPlain, type ListedRequest, type ListQuery, type RequestAnswer } from "./rest-shapes.ts";
import { demandRequest } from "../request-access/service.ts";
import { identityOf } from "./victim-info/victim-info.ts";
import { says } from "./sentences.ts";
import { says as coreSays } from "../core/sentences.ts";

/*
 * The REST reads in hand-written SQL: one statement each, because external tools poll them and they
 * are benchmarked (docs/decisions). tests/requests/requests.test.ts compares them with GraphQL's
 * answers.
 */

const maxListed = 200;

type ListedRow = ListedRequest & { citizenId: number | null; victimPhone: string; victimEmail: string };
type SealedInfo = NonNullable<RequestAnswer["victimInfo"]> & {
  dateOfBirthSealed: string;
  governmentIdSealed: string | null;
};
type Row = ListedRow & { victimInfo: SealedInfo | null };

/** Dates are formatted text: this code does not calculate with them. */
const printed = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const columns = `
  r."id", r."caseId", r."status"::text AS "status", r."urgencyLevel"::text AS "urgencyLevel", ${printed('r."createdAt"')} AS "createdAt", r."officerId", r."citizenId", r."victimName", r."victimContact", r."victimPhone", r."victimEmail", r."anonymous", r."contacting",
  r."victimAddress" AS "location", r."requestDetails", r."requestedHelpTypes"::text[] AS "requestedHelpTypes", r."needs", r."needsSource"::text AS "needsSource", r."requestAmountCents" / 100.0::float8 AS "requestAmount",
  ARRAY(SELECT '/files/' || e."id" FROM "Evidence" e WHERE e."requestId" = r."id" ORDER BY e."ordinal") AS "evidenceUrls",
  r."aiRecommendationCents" / 100.0::float8 AS "aiRecommendation", r."aiJustification", ${printed('r."approvedAt"')} AS "approvalDate", r."decisionReason" AS "approvalNotes"`;
/** The recipient's record: only with a single request, whose reading is logged. */
const victimInfo = `(SELECT to_jsonb(i) FROM "VictimInfo" i WHERE i."requestId" = r."id") AS "victimInfo"`;
/** $1 officer, $2 citizen, $3 administrator: requestsListedFor of policy.ts. */
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
export const requestAhead = ({ correlation, ip }: Call, number: number): Ahead => ({
  name: "request-read",
  of: "officer",
  with: `logged AS (
      INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip")
      SELECT $1, s."correlation", 'officer', s."officerId"::text, s."name" || ' (' || s."badgeNumber" || ')', 'request.read', 'request', r."id"::text, s."ip" FROM "EmergencyRequest" r, s WHERE r."id" = s."number" AND r."officerId" = s."officerId"
    )`,
  value: `(SELECT to_json(x) FROM (SELECT ${columns}, ${victimInfo} FROM "EmergencyRequest" r WHERE r."id" = s."number" AND r."officerId" = s."officerId") x)`,
  asked: { number: ["int", number], correlation: ["text", correlation], ip: ["text", ip || null] },
});
const answerStatement: Statement = {
  name: "request-answered",
  text: `SELECT ${columns}, ${victimInfo} FROM "EmergencyRequest" r WHERE r."id" = $1`,
};

/** GET /api/emergency-requests. Asking for another person's list is refused. */
export async function listRequestsOverRest(context: Context, query: ListQuery): Promise<ListedRequest[]> {
  const { viewer, sql } = context;
  if (!can.listFor(viewer, query)) throw new Refusal("FORBIDDEN", says.onlyOwn);
  if (isAdmin(viewer) && query.isAdmin === "true") return listAll(context, query);
  return (await sql<ListedRow>(listStatement, identity(context))).map((row) => listed(context, row));
}

/** A page of all requests for an administrator; the `Link` header leads to the next one. */
async function listAll(context: Context, { limit = maxListed, after }: ListQuery): Promise<ListedRequest[]> {
  const { sql, setNextPage } = context;
  const rows = await (after === undefined
    ? sql<ListedRow>(allStatement, [limit + 1])
    : sql<ListedRow>(allAfterStatement, [limit + 1, after]));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (last) setNextPage?.(`/api/emergency-requests?isAdmin=true&limit=${limit}&after=${last.id}`);
  return rows.slice(0, limit).map((row) => listed(context, row));
}

/**
 * GET /api/emergency-requests/{id}: a listed request is read and logged in one statement; others
 * take the general path.
 */
export async function readRequestOverRest(context: Context, number: number): Promise<RequestAnswer> {
  const ready = takeAhead(context, requestAhead(context, number)) as Row | undefined;
  if (ready) return shown(context, ready);
  const { at, correlation, actorKind, actorId, actorName, ip } = auditRow(context, {
    action: "request.read",
    resourceType: "request",
  });
  const [row] = await context.sql<Row>(readStatement, [
    ...identity(context),
    number,
    at,
    correlation,
    actorKind,
    actorId,
    actorName,
    ip,
  ]);
  if (row) return shown(context, row);
  await demandRequest(context, number);
  return answerRequest(context, number);
}

/** The request as a write returns it, to a viewer with permission. */
export async function answerRequest(context: Context, number: number): Promise<RequestAnswer> {
  const [row] = await context.sql<Row>(answerStatement, [number]);
  if (!row) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  return shown(context, row);
}

const identity = ({ viewer }: Context) => [
  isOfficer(viewer) ? viewer.officerId : null,
  isCitizen(viewer) ? viewer.citizenId : null,
  isAdmin(viewer),
];

function shown(context: Context, { victimInfo: all, ...row }: Row): RequestAnswer {
  const request = { id: row.id, officerId: row.officerId, citizenId: row.citizenId };
  if (!all) return { ...listed(context, row), victimInfo: null };
  const info = shownInfo(context, row, all);
  const { dateOfBirthSealed, governmentIdSealed, ...plain } = info;
  const sealed = { dateOfBirthSealed, governmentIdSealed, requestId: row.id, request };
  return {
    ...listed(context, row),
    victimInfo: { ...z.parse(victimInfoPlain, plain), ...identityOf(context, sealed) },
  };
}

function listed(context: Context, { citizenId, victimPhone, victimEmail, ...row }: ListedRow): ListedRequest {
  const { viewer } = context;
  const { victimName, victimContact, requestDetails } = shownPerson(context, {
    ...row,
    citizenId,
    victimPhone,
    victimEmail,
  });
  const advice = can.seeAdvice(viewer)
    ? {}
    : { aiRecommendation: null, aiJustification: null, approvalNotes: null };
  return {
    ...row,
    ...advice,
    victimName,
    victimContact,
    requestDetails,
    // The administrators' term.
    status: isAdmin(viewer) && row.status === "denied" ? "rejected" : row.status,
  };
}
