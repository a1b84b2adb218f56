import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { analyse, searchLogs, track } from "./bare-desk.ts";
import { dispatch } from "./bare-dispatch.ts";
import {
  actorName,
  announce,
  approvalDetails,
  badgeKeys,
  countedUnder,
  justification,
  keys,
  listLength,
  sealedFacts,
  type AnalyticsAsked,
  type DispatchInput,
  type LogsAsked,
} from "./fixtures.ts";

/*
 * The cost of the same calls without a framework: node:http and pg, one prepared statement each,
 * which looks the session up, does the work and writes the audit row. The answers equal the
 * product's byte for byte, except for row numbers.
 */

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const session = `s AS (SELECT s."officerId" FROM "Session" s WHERE s."tokenHash" = $1 AND s."endedAt" IS NULL AND s."expiresAt" > now())`;

const list = `WITH ${session} SELECT r."id", r."caseId", r."status"::text AS "status", r."createdAt", r."victimName", r."requestAmountCents", r."aiRecommendationCents"
  FROM "EmergencyRequest" r WHERE r."officerId" = (SELECT "officerId" FROM s) ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${listLength}`;

const read = `WITH ${session}, logged AS (
    INSERT INTO "AuditEntry" ("correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip")
    SELECT $3, 'officer', r."officerId"::text, ${actorName}, 'request.read', 'request', r."id"::text, $4 FROM "EmergencyRequest" r JOIN "Officer" o ON o."id" = r."officerId" WHERE r."id" = $2 AND r."officerId" = (SELECT "officerId" FROM s)
  )
  SELECT r."id", r."caseId", r."status"::text AS "status", r."urgencyLevel"::text AS "urgencyLevel", r."createdAt", r."officerId", r."victimName", r."victimContact", r."anonymous", r."contacting",
    r."victimAddress" AS "location", r."requestDetails", r."requestedHelpTypes"::text[] AS "requestedHelpTypes", r."needs", r."needsSource"::text AS "needsSource", r."requestAmountCents" / 100.0::float8 AS "requestAmount",
    ARRAY(SELECT '/files/' || e."id" FROM "Evidence" e WHERE e."requestId" = r."id" ORDER BY e."ordinal") AS "evidenceUrls",
    r."aiRecommendationCents" / 100.0::float8 AS "aiRecommendation", r."aiJustification", r."approvedAt" AS "approvalDate", r."decisionReason" AS "approvalNotes",
    (SELECT to_jsonb(i) FROM "VictimInfo" i WHERE i."requestId" = r."id") AS "victimInfo"
  FROM "EmergencyRequest" r WHERE r."id" = $2 AND r."officerId" = (SELECT "officerId" FROM s)`;

const approve = `WITH ${session}, moved AS (
    UPDATE "EmergencyRequest" r SET "status" = 'approved', "version" = r."version" + 1, "approvedAt" = now(), "updatedAt" = now()
    FROM "VictimInfo" i WHERE r."id" = $2 AND i."requestId" = r."id" AND r."status" = 'pending' AND r."officerId" = (SELECT "officerId" FROM s)
    RETURNING r."id", r."officerId", r."caseId", coalesce(r."aiRecommendationCents", 50000) AS cents, i."fullName", i."email", i."phone"
  ), money AS (
    INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "createdAt", "updatedAt", "limitKeys")
    SELECT m."id", cents, $3, 'allocated', now(), now(), ${countedUnder} FROM moved m JOIN "Officer" o ON o."id" = m."officerId" RETURNING "id", "requestId", "amountCents", "justification", "status"::text AS "status", "createdAt"
  ), word AS (
    INSERT INTO "Approval" ("requestId", "personKey", "badgeKeys", "personName", "actorKind", "decision") SELECT m."id", o."emailKey", ${badgeKeys}, o."name", 'officer', 'approved' FROM moved m JOIN "Officer" o ON o."id" = m."officerId"
  ), logged AS (
    INSERT INTO "AuditEntry" ("correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip", "details")
    SELECT $4, 'officer', o."id"::text, ${actorName}, 'request.approved', 'request', m."id"::text, $5, ${approvalDetails} FROM moved m JOIN "Officer" o ON o."id" = m."officerId"
  ), posted AS (
    INSERT INTO "Letter" ("requestId", "kind", "audience", "language", "recipientName", "factsSealed")
    SELECT m."id", 'approval', x."to"::"LetterAudience", 'en', m."fullName", $6
    FROM moved m, (VALUES ('officer'), ('victim')) AS x("to")
  )
  SELECT * FROM money`;

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  announce(typeof address === "object" && address ? address.port : 0);
});

interface Call {
  requestId?: number;
  variables?: { search: string } | { input: DispatchInput } | AnalyticsAsked | LogsAsked;
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const token = /safevoice=([\w-]{43})/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const hash = keys.hash(token);
  const ip = request.socket.remoteAddress ?? "";
  if (request.method === "GET") return readOne(hash, Number(request.url?.split("/").at(-1)), ip);
  const body = JSON.parse(await textOf(request)) as Call;
  if (body.requestId !== undefined) return approveOne(hash, body.requestId, ip);
  const { variables } = body;
  if (!variables) return readList(hash);
  if ("input" in variables) return dispatch(pool, { hash, input: variables.input, ip });
  if ("range" in variables) return analyse(pool, hash, variables);
  if ("filter" in variables) return searchLogs(pool, hash, variables);
  return track(pool, hash, variables.search);
}

interface ListRow {
  id: number;
  requestAmountCents: number;
  aiRecommendationCents: number;
}

async function readList(hash: string) {
  const { rows } = await pool.query<ListRow>({ name: "list", text: list, values: [hash] });
  const edges = rows.map(({ id, requestAmountCents, aiRecommendationCents, ...rest }) => ({
    node: {
      id: Buffer.from(`EmergencyRequest:${id}`).toString("base64"),
      ...rest,
      requestAmount: requestAmountCents / 100,
      aiRecommendation: aiRecommendationCents / 100,
    },
  }));
  return { status: 200, body: { data: { requests: { edges } } } };
}

async function readOne(hash: string, id: number, ip: string) {
  const { rows } = await pool.query<{ victimInfo: Record<string, string> }>({
    name: "read",
    text: read,
    values: [hash, id, randomUUID(), ip],
  });
  const [row] = rows;
  if (!row) return { status: 404, body: {} };
  const info = row.victimInfo;
  const dateOfBirth = keys.open(info["dateOfBirthSealed"] ?? "", `VictimInfo.dateOfBirth.${id}`);
  for (const inner of [
    "requestId",
    "phoneE164",
    "dateOfBirthSealed",
    "governmentIdSealed",
    "version",
    "createdAt",
    "updatedAt",
  ])
    delete info[inner];
  return {
    status: 200,
    body: {
      ...row,
      victimInfo: { ...info, dateOfBirth, governmentId: null },
    },
  };
}

async function approveOne(hash: string, id: number, ip: string) {
  const values = [hash, id, justification, randomUUID(), ip, sealedFacts];
  const { rows } = await pool.query<{ amountCents: number }>({ name: "approve", text: approve, values });
  const [row] = rows;
  if (!row) return { status: 409, body: {} };
  const { amountCents, ...rest } = row;
  return { status: 201, body: { ...rest, amount: amountCents / 100 } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
