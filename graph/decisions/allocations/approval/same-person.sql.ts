import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Sql, Statement } from "../../../core/database/statement.ts";
import { json, nullable } from "../../../core/database/columns.ts";
import { sameRequests } from "../../../intake/people/pairs.sql.ts";

/** The recipient as the request and the victim record name them. */
export interface Identity {
  victimName: string;
  victimPhone: string;
  victimEmail: string;
  victim: { fullName: string; phone: string; email: string } | null;
}

/**
 * Everyone this request is for, including cases that administrators judged to be the same person,
 * transitively.
 */
const peopleOf = (request: string, where = "") => `
  WITH RECURSIVE ${sameRequests(request)}
  SELECT json_agg(json_build_object('id', q."id", 'victimName', q."victimName", 'victimPhone', q."victimPhone", 'victimEmail', q."victimEmail",
    'victim', CASE WHEN n."requestId" IS NULL THEN NULL ELSE json_build_object('fullName', n."fullName", 'phone', n."phone", 'email', n."email") END))
  FROM same s JOIN "EmergencyRequest" q ON q."id" = s."id" LEFT JOIN "VictimInfo" n ON n."requestId" = q."id" ${where}`;

/** The same without the request itself. */
export const samePersonAs = (request: string) => peopleOf(request, `WHERE q."id" <> ${request}`);

const peopleStatement: Statement<{ people: (Identity & { id: number })[] | null }> = {
  name: "same-person",
  row: { people: nullable(json()) },
  text: `SELECT (${peopleOf("$1::int")}) AS "people"`,
};

/** Everyone that the request is for, the request itself included. */
export async function readSamePeople(sql: Sql, requestId: number): Promise<(Identity & { id: number })[]> {
  const [found] = await sql(peopleStatement, [requestId]);
  return found?.people ?? [];
}

/**
 * Sets the recipient's keys that count the allocations of these requests, in addition to earlier
 * ones or not. The officers' keys stay.
 */
export const writeRecipientKeys = (
  tx: Pick<Prisma.TransactionClient, "$executeRaw">,
  { requestIds, recipientKeys, keeps }: { requestIds: number[]; recipientKeys: string[]; keeps: boolean },
) => tx.$executeRaw`
  UPDATE "FundAllocation" SET "limitKeys" = ARRAY(SELECT unnest(${recipientKeys}::text[]) UNION SELECT k FROM unnest("limitKeys") k WHERE ${keeps}::boolean OR k NOT LIKE 'victim:%')
  WHERE "requestId" = ANY(${requestIds}::int[])
    AND NOT EXISTS (SELECT FROM "StrippedRecord" s WHERE s."unit" = 'request' AND s."key" = "requestId" AND s."record" = 'cases')`;
