import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { mailsToUnansweringPerDay, normaliseEmail } from "../../../shared/officers/verification/rules.ts";
import { says } from "../../../shared/officers/verification/sentences.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { lockName } from "../../core/database/locks.sql.ts";

/**
 * Whether this supervisor may be emailed now. A supervisor without confirmations gets few emails a
 * day, over all officers, cases and spellings of the address, since anyone can type any address
 * into the form. Counted one at a time.
 */
export async function mayMail(
  tx: Prisma.TransactionClient,
  { now }: Pick<Context, "now">,
  address: string,
): Promise<boolean> {
  const mailboxKey = normaliseEmail(address);
  await lockMailbox(tx, mailboxKey);
  const sent = await tx.message.count({
    where: { mailboxKey, createdAt: { gt: new Date(now().getTime() - dayMs) } },
  });
  if (sent < mailsToUnansweringPerDay) return true;
  const confirmed = await tx.verification.count({
    where: { supervisorEmailKey: mailboxKey, status: "verified", method: "email" },
  });
  return confirmed > 0;
}

/** Emails to a mailbox are counted one at a time. */
export const lockMailbox = (tx: Prisma.TransactionClient, mailboxKey: string) =>
  lockName(tx, `mailbox:${mailboxKey}`);

/** For an essential email. */
export async function demandMail(tx: Prisma.TransactionClient, context: Context, address: string) {
  if (!(await mayMail(tx, context, address))) throw new Refusal("RATE_LIMITED", says.supervisorSilent);
}
