import type { Prisma } from "../../../prisma/client/client.ts";
import type { ActorKind, AuditOutcome } from "../../../prisma/client/enums.ts";
import type { Context } from "../context.ts";
import { actorOf } from "../access/viewer.ts";
import type { AuditAction, AuditResource } from "./actions.ts";

export interface AuditEvent {
  action: AuditAction;
  resourceType: AuditResource;
  resourceId?: string | number | null;
  outcome?: AuditOutcome;
  /**
   * Before and after values, reasons, amounts; never a person's name, contact or identification.
   */
  details?: Prisma.InputJsonObject;
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
