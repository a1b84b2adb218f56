import type { Prisma } from "../../prisma/client/client.ts";
import { minuteMs } from "../core/time/durations.shared.ts";

/**
 * An administrator whose session was used within this time is at the desk: an open page reads and
 * listens by it.
 */
export const onDutyMinutes = 5;

/** Whether an administrator is at the desk now, so that a time may be promised in their name. */
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
