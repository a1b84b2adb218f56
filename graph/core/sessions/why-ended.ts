import type { Kernel } from "../context.ts";
import type { SessionEnd } from "../access/viewer.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";

/** Why the session of this token ended; undefined if the token was never one. */
export async function whyEnded(
  { db, keys, config, now }: Pick<Kernel, "db" | "keys" | "config" | "now">,
  token: string,
): Promise<SessionEnd | undefined> {
  const hash = keys.hash(token);
  const session = await db.session.findFirst({
    where: { OR: [{ tokenHash: hash }, { previousHash: hash }] },
    select: {
      ...{ kind: true, endedAt: true, expiresAt: true, lastSeenAt: true, endedByProvider: true },
      admin: { select: { isActive: true } },
    },
  });
  if (!session) return undefined;
  const { kind, endedAt, expiresAt, lastSeenAt, endedByProvider, admin } = session;
  if (admin && !admin.isActive) return "disabled";
  if (endedByProvider) return "provider";
  const over = endedAt ?? now();
  if (expiresAt <= over) return "expired";
  const idleMs = over.getTime() - lastSeenAt.getTime();
  return kind === "admin" && idleMs > config().sessionTimeoutMinutes * minuteMs ? "idle" : "ended";
}
