import type { Context } from "../context.ts";

/**
 * Updates the screens of a case and its requests, whose actions depend on the case. `movedFrom` is
 * the agency whose case it was until now.
 */
export async function announceCase(
  { events, db }: Pick<Context, "events" | "db">,
  verificationId: number,
  movedFrom?: number | null,
): Promise<void> {
  const from = { movedFrom: movedFrom ?? undefined };
  events.publish("verificationChanged", { verificationId, ...from });
  const requests = await db.emergencyRequest.findMany({ where: { verificationId }, select: { id: true } });
  for (const { id } of requests) events.publish("requestChanged", { id, ...from });
}
