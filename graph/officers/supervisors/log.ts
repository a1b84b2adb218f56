import type { Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import type { SupervisorAction } from "./audit-actions.ts";

interface Noted {
  action: SupervisorAction;
  /** The case whose link led here. */
  verificationId?: number | undefined;
  name: string;
  details?: Record<string, string | number | null>;
}

/** The emails of jobs are the system's, everything else the supervisor's or the deputy's. */
const isOfSystem = (action: SupervisorAction) =>
  action === "supervisor.digest-mailed" || action === "supervisor.deputy-notified";

export const note = (
  tx: Prisma.TransactionClient,
  context: Context,
  { action, verificationId, name, details }: Noted,
) =>
  record(tx, context, {
    action,
    resourceType: "verification",
    ...(verificationId !== undefined && { resourceId: verificationId }),
    actor: isOfSystem(action) ? { actorKind: "system" } : { actorKind: "supervisor", actorName: name },
    ...((isOfSystem(action) || details) && {
      details: { ...(isOfSystem(action) && { to: name }), ...details },
    }),
  });
