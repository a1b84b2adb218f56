import type { PersonAnswer, RequestStatus } from "../../../prisma/client/enums.ts";
import { isPromisedMoney } from "../../core/database/rules.sql.ts";
import { bool, int, nullable, text, texts, timestamp, word, words } from "../../core/database/columns.ts";
import { type Sql, type Statement, type Tx, sqlWithin } from "../../core/database/statement.ts";
import type { KeyKind } from "./types.ts";

/** Another request that shares a key with the request, or has a verdict with it. */
export interface PairRow {
  number: number;
  caseId: string;
  status: RequestStatus;
  agencyId: number | null;
  /** Of the victim information, or as filed. */
  name: string;
  ownName: string;
  anonymous: boolean;
  ownAnonymous: boolean;
  createdAt: Date;
  allocatedCents: number;
  common: (KeyKind | "birth")[];
  differing: (KeyKind | "birth")[];
  /** The kinds in common since the verdict; all without one. */
  added: KeyKind[];
  /** By verdicts, directly or through a third request. */
  isJoined: boolean;
  answer: PersonAnswer | null;
  reason: string | null;
  by: string | null;
  at: Date | null;
  version: number | null;
}

/** The request and those that an administrator judged to be for the same person, transitively. */
export const sameRequests = (request: string) =>
  `same AS (SELECT ${request} AS "id" UNION SELECT CASE WHEN w."firstId" = s."id" THEN w."secondId" ELSE w."firstId" END
    FROM same s JOIN "PersonVerdict" w ON w."answer" = 'same' AND (w."firstId" = s."id" OR w."secondId" = s."id"))`;

/**
 * The pairs of a request: those by name or government ID first, then the newest. Each key is looked
 * up in its index for at most `most` requests, so a shelter's address costs no more than another.
 */
export const readPairs = (sql: Sql, id: number, most: number): Promise<PairRow[]> => sql(pairs, [id, most]);

const isIdentity = `ARRAY['government-id', 'name-and-birth', 'unsure-name-and-birth']`;

const pairs: Statement<PairRow> = {
  name: "person-pairs",
  row: {
    number: int,
    caseId: text,
    status: word(),
    agencyId: nullable(int),
    name: text,
    ownName: text,
    anonymous: bool,
    ownAnonymous: bool,
    createdAt: timestamp,
    common: words(),
    differing: words(),
    added: words(),
    isJoined: bool,
    answer: nullable(word()),
    reason: nullable(text),
    by: nullable(text),
    at: nullable(timestamp),
    version: nullable(int),
    allocatedCents: int,
  },
  text: `
    WITH RECURSIVE ${sameRequests("$1::int")}, own AS MATERIALIZED (SELECT k."kind", k."key" FROM "PersonKey" k WHERE k."requestId" = $1 AND k."key" <> ''),
    found AS (
      SELECT o."requestId" FROM own k CROSS JOIN LATERAL (SELECT p."requestId" FROM "PersonKey" p
        WHERE p."key" = k."key" AND p."requestId" <> $1 ORDER BY p."requestId" DESC LIMIT $2) o WHERE k."kind" <> 'birth'
      UNION SELECT v."secondId" FROM "PersonVerdict" v WHERE v."firstId" = $1
      UNION SELECT v."firstId" FROM "PersonVerdict" v WHERE v."secondId" = $1),
    likeness AS (
      SELECT f."requestId", v."answer", v."reason", v."by", v."at", v."version",
        coalesce(array_agg(DISTINCT p."kind") FILTER (WHERE p."key" = k."key"), '{}') AS "common",
        coalesce(array_agg(DISTINCT p."kind") FILTER (WHERE p."key" = k."key" AND p."kind" <> 'birth' AND NOT p."key" = ANY(coalesce(v."keys", '{}'))), '{}') AS "added",
        coalesce(array_agg(DISTINCT p."kind"), '{}') AS "both"
      FROM found f
      LEFT JOIN ("PersonKey" p JOIN own k ON k."kind" = p."kind") ON p."requestId" = f."requestId"
      LEFT JOIN "PersonVerdict" v ON v."firstId" = least(f."requestId", $1) AND v."secondId" = greatest(f."requestId", $1)
      GROUP BY f."requestId", v."firstId", v."secondId")
    SELECT r."id" AS "number", r."caseId", r."status"::text AS "status", r."agencyId", r."anonymous", q."anonymous" AS "ownAnonymous", r."createdAt",
      coalesce(i."fullName", r."victimName") AS "name", coalesce(j."fullName", q."victimName") AS "ownName",
      l."common", l."added", ARRAY(SELECT b FROM unnest(l."both") b WHERE b IS NOT NULL AND b <> ALL(l."common")) AS "differing",
      EXISTS (SELECT FROM same s WHERE s."id" = r."id") AS "isJoined",
      l."answer"::text AS "answer", l."reason", l."by", l."at", l."version",
      coalesce((SELECT sum(f."amountCents")::int FROM "FundAllocation" f WHERE f."requestId" = r."id" AND ${isPromisedMoney}), 0) AS "allocatedCents"
    FROM likeness l
    JOIN "EmergencyRequest" r ON r."id" = l."requestId" LEFT JOIN "VictimInfo" i ON i."requestId" = r."id"
    JOIN "EmergencyRequest" q ON q."id" = $1 LEFT JOIN "VictimInfo" j ON j."requestId" = q."id"
    ORDER BY l."common" && ${isIdentity} DESC, r."id" DESC LIMIT $2`,
};

/** The keys that both requests have, other than their birth dates. */
export const readCommonKeys = (tx: Tx, firstId: number, secondId: number): Promise<{ keys: string[] }[]> =>
  sqlWithin(tx)(commonKeys, [firstId, secondId]);

const keysOfBoth = (first: string, second: string) => `
  SELECT a."key" FROM "PersonKey" a JOIN "PersonKey" b ON b."requestId" = ${second} AND b."kind" = a."kind" AND b."key" = a."key"
  WHERE a."requestId" = ${first} AND a."key" <> '' AND a."kind" <> 'birth'`;

const commonKeys: Statement<{ keys: string[] }> = {
  name: "person-common-keys",
  row: { keys: texts },
  text: `SELECT ARRAY(${keysOfBoth("$1::int", "$2::int")}) AS "keys"`,
};

/** What the requests of earlier verdicts have in common now is no news about them. */
export const addKeysToVerdicts = (tx: Tx, requestId: number): Promise<{ firstId: number }[]> =>
  sqlWithin(tx)(addKeys, [requestId]);

const addKeys: Statement<{ firstId: number }> = {
  name: "person-verdict-keys",
  row: { firstId: int },
  text: `UPDATE "PersonVerdict" v SET "keys" = ARRAY(SELECT unnest(v."keys") UNION ${keysOfBoth('v."firstId"', 'v."secondId"')})
    WHERE v."firstId" = $1 OR v."secondId" = $1 RETURNING v."firstId"`,
};
