import type { Prisma } from "../../../../prisma/client/client.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";
import type { Context } from "../../../core/context.ts";
import { roundupMail, type MailedCase } from "../messages/mails.ts";
import {
  maxInRoundup,
  normaliseEmail,
  roundupEveryMs,
} from "../../../../shared/officers/verification/rules.ts";
import { endLinks, mailLink, makeLink } from "./link.ts";
import { lockMailbox, mayMail } from "../../../messages/communications/mail-limit.ts";

type Tx = Prisma.TransactionClient;

/**
 * Asks the supervisor by email. One who got several emails and confirmed no one gets no further
 * single ones: the officer is in the next email that lists all who wait.
 */
export async function askByMail(tx: Tx, context: Context, verification: MailedCase): Promise<void> {
  if (await mayMail(tx, context, verification.supervisorEmail)) {
    await tx.verification.update({ where: { id: verification.id }, data: { waitsForRoundup: false } });
    return mailLink(tx, context, verification);
  }
  await endLinks(tx, context, verification);
  await joinRoundup(tx, context, verification);
}

/** The officer is in the supervisor's next list. It is mailed at once if the last was long ago. */
export async function joinRoundup(tx: Tx, context: Context, { id, supervisorEmail }: MailedCase) {
  const mailboxKey = normaliseEmail(supervisorEmail);
  await lockMailbox(tx, mailboxKey);
  await tx.verification.update({ where: { id }, data: { waitsForRoundup: true } });
  const now = context.now();
  const known = await tx.supervisorRoundup.findUnique({ where: { mailboxKey } });
  const earliest = known?.mailedAt ? known.mailedAt.getTime() + roundupEveryMs : 0;
  const dueAt = known?.dueAt ?? new Date(Math.max(now.getTime(), earliest));
  await tx.supervisorRoundup.upsert({
    where: { mailboxKey },
    create: { mailboxKey, dueAt },
    update: { dueAt },
  });
  if (dueAt <= now) await mailRoundup(tx, context, mailboxKey);
}

/** When the list with this officer is mailed. Null if the officer waits for none. */
export async function roundupAt(
  { db }: Pick<Context, "db">,
  { supervisorEmailKey, waitsForRoundup }: { supervisorEmailKey: string; waitsForRoundup: boolean },
): Promise<Date | null> {
  if (!waitsForRoundup) return null;
  const row = await db.supervisorRoundup.findUnique({ where: { mailboxKey: supervisorEmailKey } });
  return row?.dueAt ?? null;
}

export const gotRoundup = async (tx: Tx, mailbox: string): Promise<boolean> =>
  (await tx.supervisorRoundup.count({
    where: { mailboxKey: normaliseEmail(mailbox), mailedAt: { not: null } },
  })) > 0;

/** A background step: mails the lists that are due. */
export async function mailRoundupsDue(context: Context): Promise<number> {
  const due = await context.db.supervisorRoundup.findMany({
    where: { dueAt: { lte: context.now() } },
    orderBy: { dueAt: "asc" },
    take: 50,
  });
  let count = 0;
  for (const { mailboxKey } of due)
    count += await context.db.$transaction(async (tx) => {
      await lockMailbox(tx, mailboxKey);
      return mailRoundup(tx, context, mailboxKey);
    });
  if (count > 0) context.events.publish("workWaiting", { kind: "message" });
  return count;
}

/**
 * One email with every officer who waits at one spelling of the address: another spelling can
 * belong to another person. Officers of another spelling, and those for whom there is no room, are
 * in the next one. Within the mailbox's lock. Returns how many emails it wrote.
 */
async function mailRoundup(tx: Tx, context: Context, mailboxKey: string): Promise<number> {
  const now = context.now();
  const row = await tx.supervisorRoundup.findUnique({ where: { mailboxKey } });
  if (!row?.dueAt || row.dueAt > now) return 0;
  const waiting = await tx.verification.findMany({
    where: { supervisorEmailKey: mailboxKey, status: "pending", waitsForRoundup: true },
    include: { officer: true },
    orderBy: { id: "asc" },
  });
  const [first] = waiting;
  if (!first) {
    await tx.supervisorRoundup.update({ where: { mailboxKey }, data: { dueAt: null } });
    return 0;
  }
  const isHere = ({ supervisorEmail }: MailedCase) =>
    addressOf(supervisorEmail) === addressOf(first.supervisorEmail);
  const listed = waiting.filter(isHere).slice(0, maxInRoundup);
  const items = [];
  for (const verification of listed)
    items.push({ verification, links: await makeLink(tx, context, verification) });
  await tx.message.createMany({ data: [composeMessage(context, roundupMail(items))] });
  const ids = listed.map(({ id }) => id);
  await tx.verification.updateMany({ where: { id: { in: ids } }, data: { waitsForRoundup: false } });
  const isMore = waiting.length > listed.length;
  await tx.supervisorRoundup.update({
    where: { mailboxKey },
    data: { mailedAt: now, dueAt: isMore ? new Date(now.getTime() + roundupEveryMs) : null },
  });
  for (const verificationId of ids) context.events.publish("verificationChanged", { verificationId });
  return 1;
}

const addressOf = (email: string) => email.trim().toLowerCase();
