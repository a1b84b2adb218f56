import type { HelpType } from "../../../prisma/client/enums.ts";
import { type Columns, int, nullable, text, timestamp, word } from "../../core/database/columns.ts";
import type { Sql, Statement } from "../../core/database/statement.ts";
import { sameRequests } from "../../intake/people/pairs.sql.ts";

/** The newest help of a kind that another request of the same person got. */
export interface EarlierHelp {
  number: number;
  caseId: string;
  /** Null for money that was handed over without a provider. */
  helpType: HelpType | null;
  at: Date;
}

export const earlierColumns: Columns<EarlierHelp> = {
  number: int,
  caseId: text,
  helpType: nullable(word()),
  at: timestamp,
};

/**
 * By kind, for requests that an administrator judged to be for the person of this one. `officer`
 * limits it to the requests of one officer.
 */
export const earlierHelp = (request: string, officer = "NULL::int") => `
  WITH RECURSIVE ${sameRequests(request)}
  SELECT DISTINCT ON (h."helpType") q."id" AS "number", q."caseId", h."helpType"::text AS "helpType", h."at"
  FROM same s JOIN "EmergencyRequest" q ON q."id" = s."id"
  CROSS JOIN LATERAL (
    SELECT d."helpType", d."createdAt" AS "at" FROM "HelpDispatch" d WHERE d."requestId" = q."id" AND d."voidedAt" IS NULL AND d."expiredAt" IS NULL
    UNION ALL SELECT NULL, f."distributedAt" FROM "FundAllocation" f WHERE f."requestId" = q."id" AND f."status" = 'distributed' AND f."distributedAt" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "HelpDispatch" d WHERE d."requestId" = q."id" AND d."voidedAt" IS NULL)) h
  WHERE s."id" <> ${request} AND (${officer} IS NULL OR q."officerId" = ${officer})
  ORDER BY h."helpType", h."at" DESC, q."id" DESC`;

/** Whether an administrator judged any other request to be for the person of this one. */
export const isJudgedSame = (request: string) =>
  `EXISTS (SELECT FROM "PersonVerdict" w WHERE w."answer" = 'same' AND (w."firstId" = ${request} OR w."secondId" = ${request}))`;

const earlier: Statement<EarlierHelp> = {
  name: "earlier-help",
  row: earlierColumns,
  text: `SELECT x.* FROM (${earlierHelp("$1::int", "$2::int")}) x ORDER BY x."at" DESC`,
};

/** Newest first. Of one officer's requests, unless `officerId` is null. */
export const readEarlierHelp = (sql: Sql, requestId: number, officerId: number | null): Promise<EarlierHelp[]> =>
  sql(earlier, [requestId, officerId]);
