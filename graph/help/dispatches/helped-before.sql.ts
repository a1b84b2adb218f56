import type { HelpType } from "../../../prisma/client/enums.ts";
import { type Columns, int, nullable, text, timestamp, word } from "../../core/database/columns.ts";
import type { Sql, Statement } from "../../core/database/statement.ts";
import { sameRequests } from "../../intake/people/pairs.sql.ts";

/** The newest help of a kind that another request of the same person got. */
export interface EarlierHelp {
  number: number;
  caseId: string;
  agencyId: number | null;
  /** Null for money that was handed over without a provider. */
  helpType: HelpType | null;
  at: Date;
}

export const earlierColumns: Columns<EarlierHelp> = {
  number: int,
  caseId: text,
  agencyId: nullable(int),
  helpType: nullable(word()),
  at: timestamp,
};

/** By kind, of the requests that verdicts join to these ones. */
const helpOf = (requests: string, where: string) => `
  WITH RECURSIVE ${sameRequests(requests)}
  SELECT DISTINCT ON (h."helpType") q."id" AS "number", q."caseId", q."agencyId", h."helpType"::text AS "helpType", h."at"
  FROM same s JOIN "EmergencyRequest" q ON q."id" = s."id"
  CROSS JOIN LATERAL (
    SELECT d."helpType", d."createdAt" AS "at" FROM "HelpDispatch" d WHERE d."requestId" = q."id" AND d."voidedAt" IS NULL AND d."expiredAt" IS NULL
    UNION ALL SELECT NULL, f."distributedAt" FROM "FundAllocation" f WHERE f."requestId" = q."id" AND f."status" = 'distributed' AND f."distributedAt" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "HelpDispatch" d WHERE d."requestId" = q."id" AND d."voidedAt" IS NULL)) h
  WHERE ${where} ORDER BY h."helpType", h."at" DESC, q."id" DESC`;

/** The help of a person's other requests; of one officer's, if named. */
export const earlierHelp = (request: string, officer = "NULL::int") =>
  helpOf(request, `s."id" <> ${request} AND (${officer} IS NULL OR q."officerId" = ${officer})`);

/** Whether an administrator judged any other request to be for the person of this one. */
export const isJudgedSame = (request: string) =>
  `EXISTS (SELECT FROM "PersonVerdict" w WHERE w."answer" = 'same' AND (w."firstId" = ${request} OR w."secondId" = ${request}))`;

const earlier: Statement<EarlierHelp> = {
  name: "earlier-help",
  row: earlierColumns,
  text: `SELECT x.* FROM (${earlierHelp("$1::int", "$2::int")}) x ORDER BY x."at" DESC`,
};

/** Newest first. Of one officer's requests, unless `officerId` is null. */
export const readEarlierHelp = (
  sql: Sql,
  requestId: number,
  officerId: number | null,
): Promise<EarlierHelp[]> => sql(earlier, [requestId, officerId]);

const withKeys: Statement<EarlierHelp> = {
  name: "earlier-help-by-key",
  row: earlierColumns,
  text: `SELECT x.* FROM (${helpOf(
    `unnest(ARRAY(SELECT k."requestId" FROM "PersonKey" k JOIN "EmergencyRequest" r ON r."id" = k."requestId" WHERE k."key" = ANY($1::text[]) AND r."officerId" = $2::int))`,
    `q."officerId" = $2::int`,
  )}) x ORDER BY x."at" DESC`,
};

/** The same for requests of this officer with one of these keys, before a further one is filed. */
export const readEarlierHelpByKey = (
  sql: Sql,
  keys: readonly string[],
  officerId: number,
): Promise<EarlierHelp[]> => sql(withKeys, [keys, officerId]);
