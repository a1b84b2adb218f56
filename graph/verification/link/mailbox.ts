import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { mailsToUnansweringPerDay, normaliseEmail } from "../rules.shared.ts";
import { says } from "../sentences.ts";
import { dayMs } from "../../core/time/durations.shared.ts";

/**
 * Whether this supervisor may be mailed now. Somebody who has confirmed nobody so far gets few
 * mails a day, over all officers and cases and however the address is spelled: anybody can type
 * anybody's address into the form. One mail is counted after the other.
 */
export async function mayMail(
  tx: Prisma.TransactionClient,
  { now }: Pick<Context, "now">,
  address: string,
): Promise<boolean> {
  const mailboxKey = normaliseEmail(address);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mailbox:${mailboxKey}`}, 0))`;
  const sent = await tx.message.count({
    where: { mailboxKey, createdAt: { gt: new Date(now().getTime() - dayMs) } },
  });
  if (sent < mailsToUnansweringPerDay) return true;
  const confirmed = await tx.verification.count({
    where: { supervisorEmailKey: mailboxKey, status: "verified", method: "email" },
  });
  return confirmed > 0;
}

/** For a mail without which nothing goes on. */
export async function demandMail(tx: Prisma.TransactionClient, context: Context, address: string) {
  if (!(await mayMail(tx, context, address))) throw new Refusal("RATE_LIMITED", says.supervisorSilent);
}
