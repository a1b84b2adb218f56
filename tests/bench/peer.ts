import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  actorName,
  approvalDetails,
  badgeKeys,
  countedUnder,
  justification,
  listLength,
  sealedFacts,
} from "./fixtures.ts";

/*
 * The peer: a GraphQL server that PostGraphile generates from the same tables. It has its own
 * package file and is installed on first use, next to the benchmark's bundles, so that the
 * product's packages stay unchanged.
 */

const source = path.resolve("tests/bench/peer");
export const peerFolder = path.resolve("node_modules/.cache/safevoice/bench-peer");

export function installPeer(): void {
  const lock = "package-lock.json";
  const isFresh =
    existsSync(path.join(peerFolder, "node_modules/postgraphile")) &&
    readFileSync(path.join(peerFolder, lock), "utf8") === readFileSync(path.join(source, lock), "utf8");
  mkdirSync(peerFolder, { recursive: true });
  for (const file of ["package.json", lock, "peer.mjs"])
    copyFileSync(path.join(source, file), path.join(peerFolder, file));
  if (!isFresh)
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: peerFolder,
      stdio: "inherit",
    });
}

const list = `query List($officer: Int!) { allEmergencyRequests(first: ${listLength}, condition: { officerId: $officer }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
  edges { node { id caseId status createdAt victimName requestAmountCents aiRecommendationCents } } } }`;
const read = `query Read($id: Int!) { emergencyRequestByRowId(rowId: $id) {
  rowId caseId status urgencyLevel createdAt officerId victimName victimContact anonymous contacting victimAddress requestDetails requestedHelpTypes needs needsSource requestAmountCents
  evidencesByRequestId(orderBy: ORDINAL_ASC) { nodes { rowId } } aiRecommendationCents aiJustification approvedAt decisionReason
  victimInfoByRequestId { fullName dateOfBirthSealed address city state zipCode phone email governmentIdSealed needStatement relationToOfficer otherAssistance dependents employmentStatus emergencyContact } } }`;
const approve = `mutation Approve($id: Int!, $note: String!) { benchApprove(input: { requestId: $id, note: $note }) {
  result { rowId requestId amountCents justification status createdAt } } }`;

const body = (query: string, variables: object) => JSON.stringify({ query, variables });
export const peerList = (officer: number) => body(list, { officer });
export const peerRead = (id: number) => body(read, { id });
export const peerApproval = (id: number) => body(approve, { id, note: justification });

/** The writes of an approval as a database function, which the peer exposes as a mutation. */
export const peerFunction = `CREATE FUNCTION bench_approve(request_id int, note text) RETURNS "FundAllocation" LANGUAGE sql VOLATILE AS $$
  WITH moved AS (
    UPDATE "EmergencyRequest" r SET "status" = 'approved', "version" = r."version" + 1, "approvedAt" = now(), "updatedAt" = now()
    FROM "VictimInfo" i WHERE r."id" = request_id AND i."requestId" = r."id" AND r."status" = 'pending'
    RETURNING r."id", r."officerId", r."caseId", coalesce(r."aiRecommendationCents", 50000) AS cents, i."fullName", i."email", i."phone"
  ), money AS (
    INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "createdAt", "updatedAt", "limitKeys")
    SELECT m."id", cents, note, 'allocated', now(), now(), ${countedUnder} FROM moved m JOIN "Officer" o ON o."id" = m."officerId" RETURNING "FundAllocation".*
  ), word AS (
    INSERT INTO "Approval" ("requestId", "personKey", "badgeKeys", "personName", "actorKind", "decision") SELECT m."id", o."emailKey", ${badgeKeys}, o."name", 'officer', 'approved' FROM moved m JOIN "Officer" o ON o."id" = m."officerId"
  ), logged AS (
    INSERT INTO "AuditEntry" ("correlation", "actorKind", "actorId", "actorName", "action", "resourceType", "resourceId", "ip", "details")
    SELECT gen_random_uuid()::text, 'officer', o."id"::text, ${actorName}, 'request.approved', 'request', m."id"::text, '127.0.0.1', ${approvalDetails} FROM moved m JOIN "Officer" o ON o."id" = m."officerId"
  ), posted AS (
    INSERT INTO "Letter" ("requestId", "kind", "audience", "language", "recipientName", "factsSealed")
    SELECT m."id", 'approval', x."to"::"LetterAudience", 'en', m."fullName", '${sealedFacts}'
    FROM moved m, (VALUES ('officer'), ('victim')) AS x("to")
  )
  SELECT * FROM money
$$`;
