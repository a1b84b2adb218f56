import type { Prisma } from "../../../../prisma/client/client.ts";
import { auditRow, type AuditDetails } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import type { StoredKey } from "../../../core/idempotency.ts";
import { rethrow } from "../../../money/funds/not-enough.ts";
import type { Sql } from "../../../core/database/statement.ts";
import type { DueLetter } from "../../../messages/letters/service.ts";
import { insertDispatches } from "./insert.sql.ts";

export interface WrittenDown {
  requestId: number;
  /** The version on which everything was decided. */
  version: number;
  /** With their ids. */
  rows: readonly Prisma.HelpDispatchCreateManyInput[];
  details: AuditDetails;
  letters: readonly DueLetter[];
}

/**
 * The rows of a dispatch, written in one statement, because others wait for the request's lock:
 * key, dispatches, status, audit entry and letters. Returns false without writing if the version
 * changed or the key was used before.
 */
export async function insertDispatch(
  context: Context,
  sql: Sql,
  { requestId, version, rows, details, letters }: WrittenDown,
  kept?: StoredKey & { answer: Prisma.InputJsonObject },
): Promise<boolean> {
  const entry = auditRow(context, {
    action: "request.dispatched",
    resourceType: "request",
    resourceId: requestId,
    details,
  });
  const written = { requestId, version, now: context.now(), rows, entry, letters, kept };
  return insertDispatches(sql, written).catch(rethrow);
}
