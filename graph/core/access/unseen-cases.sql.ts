import { sqlWithin, type Statement, type Tx } from "../database/statement.ts";

/*
 * Owners and holders of open tasks who no longer see the case: after a case moved to another
 * agency, or an account was limited to others. A case with an owner is not escalated, so none may
 * keep an owner who cannot open it.
 */

const seesCase = (
  admin: string,
) => `EXISTS (SELECT FROM "Admin" a WHERE a."id" = ${admin} AND (a."programWide"
    OR EXISTS (SELECT FROM "AdminAgency" g WHERE g."adminId" = a."id" AND g."agencyId" = r."agencyId")))`;

/** Takes these cases and tasks from them. */
export async function releaseUnseenCases(tx: Tx): Promise<void> {
  const sql = sqlWithin(tx);
  await sql(ofCases, []);
  await sql(ofTasks, []);
}

const ofCases: Statement = {
  name: "unseen-cases-release",
  row: {},
  text: `DELETE FROM "CaseOwner" o USING "EmergencyRequest" r WHERE r."id" = o."requestId" AND NOT ${seesCase('o."adminId"')}`,
};
const ofTasks: Statement = {
  name: "unseen-tasks-release",
  row: {},
  text: `UPDATE "DeskTask" t SET "ownerId" = NULL, "version" = t."version" + 1 FROM "EmergencyRequest" r
    WHERE r."id" = t."requestId" AND t."state" = 'open' AND t."ownerId" IS NOT NULL AND NOT ${seesCase('t."ownerId"')}`,
};
