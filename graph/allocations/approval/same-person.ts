import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { sqlWithin, type Statement } from "../../core/sql.ts";
import { victimKeysOf, type Identity } from "../victim-keys.ts";

/**
 * Everyone this request is for, including cases that administrators judged to be the same person,
 * transitively.
 */
const peopleOf = (request: string, where = "") => `
  WITH RECURSIVE same AS (SELECT ${request} AS "id" UNION SELECT CASE WHEN w."firstId" = s."id" THEN w."secondId" ELSE w."firstId" END
    FROM same s JOIN "PersonVerdict" w ON w."same" AND (w."firstId" = s."id" OR w."secondId" = s."id"))
  SELECT json_agg(json_build_object('id', q."id", 'victimName', q."victimName", 'victimPhone', q."victimPhone", 'victimEmail', q."victimEmail",
    'victim', CASE WHEN n."requestId" IS NULL THEN NULL ELSE json_build_object('fullName', n."fullName", 'phone', n."phone", 'email', n."email") END))
  FROM same s JOIN "EmergencyRequest" q ON q."id" = s."id" LEFT JOIN "VictimInfo" n ON n."requestId" = q."id" ${where}`;

/** The same without the request itself. */
export const samePersonAs = (request: string) => peopleOf(request, `WHERE q."id" <> ${request}`);

const peopleStatement: Statement = {
  name: "same-person",
  text: `SELECT (${peopleOf("$1::int")}) AS "people"`,
};

/**
 * After an administrator judged two cases to be the same person or not, allocations to one count
 * for both, or no longer.
 */
export async function countTogether(
  { keys }: Pick<Context, "keys">,
  tx: Prisma.TransactionClient,
  { requestIds, same }: { requestIds: readonly number[]; same: boolean },
): Promise<void> {
  const sql = sqlWithin(tx);
  for (const id of requestIds) {
    const [found] = await sql<{ people: (Identity & { id: number })[] | null }>(peopleStatement, [id]);
    const people = found?.people ?? [];
    const victimKeys = [...new Set(people.flatMap(victimKeysOf))].map((key) => keys.hash(key));
    const ids = people.map((one) => one.id);
    // Earlier keys keep counting, unless the cases are no longer one person.
    await tx.$executeRaw`
      UPDATE "FundAllocation" SET "victimKeys" = ARRAY(SELECT DISTINCT unnest(${victimKeys}::text[] || CASE WHEN ${same}::boolean THEN "victimKeys" ELSE '{}' END))
      WHERE "requestId" = ANY(${ids}::int[])`;
  }
}
