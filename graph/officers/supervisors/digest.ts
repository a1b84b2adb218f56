import { composeMessage, mailLayout } from "../../messages/communications/compose.ts";
import type { Context } from "../../core/context.ts";
import { secretHref } from "../../core/security/secret-links.ts";
import { note } from "./log.ts";
import { digestsPerRound, nextDigestAt } from "./rules.ts";
import { listWaiting } from "./waiting.ts";
import { words } from "./words.ts";
import type { SupervisorDigest, SupervisorSession } from "../../../prisma/client/client.ts";

/** A daily email to this mailbox, from tomorrow on, at this hour. */
export const startDigest = (context: Context, { mailbox, name, language }: SupervisorSession) =>
  context.db.$transaction(async (tx) => {
    const now = context.now();
    const nextAt = nextDigestAt(context.zone(), now, now);
    const linkHash = digestKey(context, digestToken(context, mailbox));
    const made = await tx.supervisorDigest.createMany({
      data: [{ mailbox, name, language, linkHash, nextAt, createdAt: now }],
      skipDuplicates: true,
    });
    const { count } = made.count
      ? made
      : await tx.supervisorDigest.updateMany({
          where: { mailbox, endedAt: { not: null } },
          data: { name, language, nextAt, endedAt: null },
        });
    if (count > 0) await note(tx, context, { action: "supervisor.digest-started", name });
  });

export const stopDigest = (context: Context, mailbox: string) =>
  context.db.$transaction(async (tx) => {
    const ended = await tx.supervisorDigest.updateManyAndReturn({
      where: { mailbox, endedAt: null },
      data: { endedAt: context.now() },
    });
    for (const { name } of ended) await note(tx, context, { action: "supervisor.digest-stopped", name });
  });

export const hasDigest = async ({ db }: Context, mailbox: string): Promise<boolean> =>
  (await db.supervisorDigest.count({ where: { mailbox, endedAt: null } })) > 0;

/** The digest whose emails carry this secret. */
export const findDigest = ({ db, ...context }: Context, token: string) =>
  db.supervisorDigest.findUnique({ where: { linkHash: digestKey(context, token) } });

/**
 * Emails each digest once a day, if something waits then. Emails that were missed in an outage are
 * not sent later.
 */
export async function mailDigestsDue(context: Context): Promise<number> {
  const due = await context.db.supervisorDigest.findMany({
    where: { endedAt: null, nextAt: { lte: context.now() } },
    orderBy: { nextAt: "asc" },
    take: digestsPerRound,
  });
  let count = 0;
  for (const digest of due) if (await mailDigest(context, digest)) count += 1;
  if (count > 0) context.events.publish("workWaiting", { kind: "message" });
  return count;
}

const mailDigest = (context: Context, { mailbox, name, language, nextAt }: SupervisorDigest) =>
  context.db.$transaction(async (tx) => {
    // If two processes run at once, only one takes it.
    const { count } = await tx.supervisorDigest.updateMany({
      where: { mailbox, endedAt: null, nextAt },
      data: { nextAt: nextDigestAt(context.zone(), nextAt, context.now()) },
    });
    if (count === 0) return false;
    const [first, ...others] = await listWaiting(context, mailbox, tx);
    if (!first) return false;
    const { dear, list, digest: t, urgencies } = words(language);
    const subject = list(others.length + 1);
    const href = secretHref(context.env, "supervisor", digestToken(context, mailbox));
    const message = composeMessage(context, {
      kind: "supervisor-digest",
      channel: "email",
      recipientType: "supervisor",
      recipientName: name,
      recipientAddress: mailbox,
      subject,
      ...mailLayout({
        title: subject,
        paragraphs: [dear(name), t.text(urgencies[first.urgency]), t.how],
        button: { label: t.button, href },
        further: { label: t.stopLink, href: `${href}?${stopQuery}` },
        unsubscribe: `${href}?${stopQuery}`,
        language,
      }),
    });
    await tx.message.createMany({ data: [message] });
    await note(tx, context, { action: "supervisor.digest-mailed", name });
    return true;
  });

/** Added to the address of a digest's link, it leads to the page that stops it. */
export const stopQuery = "stop=1";

/** The same in all its emails, so that each of them can stop it. */
const digestToken = ({ keys }: Pick<Context, "keys">, mailbox: string) =>
  keys.hash(`supervisor digest ${mailbox}`);
const digestKey = ({ keys }: Pick<Context, "keys">, token: string) =>
  keys.hash(`supervisor digest link ${token}`);
