import type { Prisma } from "../../../prisma/client/client.ts";
import type { Sql } from "../../core/database/statement.ts";
import { int, json, type RowOf, text } from "../../core/database/columns.ts";

const claimedColumns = {
  id: text,
  webhookId: int,
  event: text,
  payload: json<Prisma.JsonValue>(),
  tries: int,
  url: text,
  secretSealed: text,
};
export type ClaimedDelivery = RowOf<typeof claimedColumns>;

/** Claims the calls that are due, oldest first, without waiting for other workers. */
export const claimDeliveries = (
  sql: Sql,
  { now, lease, most, processId }: { now: Date; lease: Date; most: number; processId: string },
) => sql(claimDue, [now, lease, most, processId]);

const claimDue = {
  name: "webhook-claim",
  row: claimedColumns,
  text: `
    WITH due AS MATERIALIZED (
      SELECT d."id", w."url", w."secretSealed" FROM "WebhookDelivery" d JOIN "Webhook" w ON w."id" = d."webhookId"
      WHERE ((d."state" = 'queued' AND d."dueAt" <= $1) OR (d."state" = 'sending' AND d."leaseUntil" <= $1)) AND w."isActive" AND w."deletedAt" IS NULL
      ORDER BY d."dueAt", d."createdAt" LIMIT $3 FOR NO KEY UPDATE OF d SKIP LOCKED
    )
    UPDATE "WebhookDelivery" d SET "state" = 'sending', "leaseUntil" = $2, "leasedBy" = $4, "tries" = d."tries" + 1 FROM due WHERE d."id" = due."id"
    RETURNING d."id"::text AS "id", d."webhookId", d."event", d."payload", d."tries", due."url", due."secretSealed"`,
};
