import { int } from "../../core/database/columns.ts";
import { sqlWithin, type Statement, type Tx } from "../../core/database/statement.ts";

/**
 * Gives an agency the officers' cases of these domains that belong to no agency, and returns their
 * numbers. A case that is filed meanwhile waits, and then finds its domain.
 */
export async function takeCases(tx: Tx, agencyId: number, domains: readonly string[]): Promise<number[]> {
  const sql = sqlWithin(tx);
  await sql(waitForCases, []);
  const rows = await sql(take, [agencyId, domains]);
  return rows.map(({ id }) => id);
}

const waitForCases: Statement = {
  name: "agency-cases-wait",
  row: {},
  text: `LOCK TABLE "Verification" IN SHARE ROW EXCLUSIVE MODE`,
};

const take: Statement<{ id: number }> = {
  name: "agency-takes-cases",
  row: { id: int },
  text: `UPDATE "Verification" SET "agencyId" = $1 WHERE "agencyId" IS NULL
    AND lower(substring("supervisorEmail" FROM '@([^@]*)$') COLLATE "C") = ANY ($2::text[]) RETURNING "id"`,
};
