import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";

export interface TestMailView {
  state: "open" | "confirmed" | "expired" | "unknown";
}

/** What the link of a test email shows. Reading it confirms nothing: mail filters open links. */
export async function readTestMail({ db, keys, now }: Context, token: string): Promise<TestMailView> {
  const row = await db.testMail.findUnique({ where: { tokenHash: keys.hash(token) } });
  if (!row) return { state: "unknown" };
  if (row.confirmedAt) return { state: "confirmed" };
  return { state: row.expiresAt <= now() ? "expired" : "open" };
}

/** Confirms that the email arrived. A repeat, or an expired link, changes nothing. */
export async function confirmTestMail(context: Context, token: string): Promise<TestMailView> {
  const { db, keys, now } = context;
  const tokenHash = keys.hash(token);
  const isConfirmed = await db.$transaction(async (tx) => {
    const { count } = await tx.testMail.updateMany({
      where: { tokenHash, confirmedAt: null, expiresAt: { gt: now() } },
      data: { confirmedAt: now() },
    });
    if (count === 0) return false;
    await record(tx, context, { action: "system.email-confirmed", resourceType: "system" });
    return true;
  });
  if (isConfirmed) context.events.publish("setupChanged", { item: "test-email" });
  return readTestMail(context, token);
}
