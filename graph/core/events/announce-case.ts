import type { Context } from "../context.ts";

/** Updates the screens of a case and its requests, whose actions depend on the case. */
export async function announceCase(
  { events, db }: Pick<Context, "events" | "db">,
  verificationId: number,
): Promise<void> {
  events.publish("verificationChanged", { verificationId });
  const requests = await db.emergencyRequest.findMany({ where: { verificationId }, select: { id: true } });
  for (const { id } of requests) events.publish("requestChanged", { id });
}
