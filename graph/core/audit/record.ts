import type { Prisma } from "../../../prisma/client/client.ts";
import type { ActorKind, AuditOutcome } from "../../../prisma/client/enums.ts";
import type { Context } from "../context.ts";
import { actorOf } from "../access/viewer.ts";
import type { AuditDetail } from "../personal/audit-details.ts";
import type { AuditAction, AuditResource } from "./actions.ts";

export type AuditDetails = { readonly [K in AuditDetail]?: Prisma.InputJsonValue | null };

export interface AuditEvent {
  action: AuditAction;
  resourceType: AuditResource;
  resourceId?: string | number | null;
  outcome?: AuditOutcome;
  /**
   * Before and after values, reasons, amounts; never the name, contact or identification of a
   * person in need. Each key has its class in the inventory of personal data.
   */
  details?: AuditDetails;
  /** An actor without a session: a supervisor with a link, or the system itself. */
  actor?: { actorKind: ActorKind; actorId?: string | null; actorName?: string | null };
}

/**
 * The row for an event, for a statement that writes it together with what it reports
 * (decisions/allocations/approval/transition.sql.ts).
 */
export const auditRow = (context: Context, event: AuditEvent) => ({
  at: context.now(),
  correlation: context.correlation,
  ...(event.actor ? { actorId: null, actorName: null, ...event.actor } : actorOf(context.viewer)),
  action: event.action,
  resourceType: event.resourceType,
  resourceId: event.resourceId === undefined || event.resourceId === null ? null : String(event.resourceId),
  outcome: event.outcome ?? ("success" as const),
  ip: context.ip || null,
  details: event.details ?? {},
});

/** Writes one audit row in the transaction of the action it records. */
export async function record(db: Prisma.TransactionClient, context: Context, event: AuditEvent) {
  await db.auditEntry.create({ data: auditRow(context, event) });
}
