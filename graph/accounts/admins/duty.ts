import type { Prisma } from "../../../prisma/client/client.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";

/**
 * An administrator whose session was used within this time is available; an open page keeps it in
 * use.
 */
export const onDutyMinutes = 5;

/** Whether an administrator is available now, so that a time may be promised. */
export const isDeskOnDuty = async (
  tx: Pick<Prisma.TransactionClient, "session">,
  now: Date,
): Promise<boolean> =>
  (await tx.session.count({
    where: {
      ...{ kind: "admin", endedAt: null, expiresAt: { gt: now } },
      lastSeenAt: { gt: new Date(now.getTime() - onDutyMinutes * minuteMs) },
      admin: { isActive: true, mustChangePassword: false },
      OR: [{ secondFactorAt: { not: null } }, { admin: { totpConfirmedAt: null } }],
    },
  })) > 0;
