import { titledName } from "../../../shared/core/text/titled-name.ts";
import type { SupervisorSession } from "../../../prisma/client/client.ts";
import { composeMessage, mailLayout } from "../../messages/communications/compose.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { secretHref } from "../../core/security/secret-links.ts";
import { dayMs, hourMs } from "../../../shared/core/time/durations.ts";
import { mayMail } from "../../messages/communications/mail-limit.ts";
import { gotRoundup } from "../verification/link/roundup.ts";
import { findDigest } from "./digest.ts";
import { makeMissingLinks } from "./links.ts";
import { note } from "./log.ts";
import { linkLifeMs, linksPerHour, listLifeMs, mailboxOf } from "./rules.ts";
import { says } from "../../../shared/officers/supervisors/sentences.ts";
import { words } from "./words.ts";

/** The supervisor to whom a link was emailed. */
export interface Holder {
  /** The case that the email was about. A digest is about several. */
  verificationId?: number;
  mailbox: string;
  name: string;
  language: string;
}

/**
 * The supervisor to whom this link was emailed. Used and expired links count, and so does the link
 * of the daily email, because it reveals only where the next email goes.
 */
export async function findHolder(context: Context, token: string): Promise<Holder | undefined> {
  const { db, keys } = context;
  const digest = await findDigest(context, token);
  if (digest) return { mailbox: digest.mailbox, name: digest.name, language: digest.language };
  const link = await db.link.findUnique({
    where: { tokenHash: keys.hash(token) },
    include: { verification: true },
  });
  // A supervisor who is no longer named gets no email about this case.
  if (!link || link.emailKey !== link.verification.supervisorEmailKey) return undefined;
  const { id, supervisorEmail, supervisorName, supervisorRank, language } = link.verification;
  return {
    verificationId: id,
    mailbox: mailboxOf(supervisorEmail),
    name: titledName({ rank: supervisorRank, name: supervisorName }),
    language,
  };
}

/** Emails a one-time link to the mailbox. It replaces unopened ones. */
export async function mailOneTimeLink(context: Context, holder: Holder): Promise<void> {
  const { random, env } = context;
  const { mailbox, name, language, verificationId } = holder;
  const now = context.now();
  const token = random.token();
  await context.db.$transaction(async (tx) => {
    // Counted one at a time: it locks the mailbox. A supervisor who got a list of all who wait may
    // open it too.
    if (!(await mayMail(tx, context, mailbox)) && !(await gotRoundup(tx, mailbox)))
      throw new Refusal("RATE_LIMITED", says.tooManyLinks);
    const since = new Date(now.getTime() - hourMs);
    const lately = await tx.supervisorSession.count({ where: { mailbox, createdAt: { gt: since } } });
    if (lately >= linksPerHour) throw new Refusal("RATE_LIMITED", says.tooManyLinks);
    await tx.supervisorSession.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - dayMs) } } });
    await tx.supervisorSession.updateMany({
      where: { mailbox, openedAt: null },
      data: { linkExpiresAt: now },
    });
    await tx.supervisorSession.create({
      data: {
        mailbox,
        name,
        language,
        linkHash: linkKey(context, token),
        linkExpiresAt: new Date(now.getTime() + linkLifeMs),
        createdAt: now,
      },
    });
    const t = words(language);
    const message = composeMessage(context, {
      kind: "supervisor-list",
      channel: "email",
      recipientType: "supervisor",
      recipientName: name,
      recipientAddress: mailbox,
      ...(verificationId !== undefined && { verificationId }),
      subject: t.mail.subject,
      ...mailLayout({
        title: t.mail.title,
        paragraphs: [t.dear(name), t.mail.text, t.mail.once, t.mail.notYou],
        button: { label: t.mail.button, href: secretHref(env, "supervisor", token) },
        language,
      }),
    });
    await tx.message.createMany({ data: [message] });
    await note(tx, context, { action: "supervisor.link-mailed", verificationId, name });
  });
  context.events.publish("workWaiting", { kind: "message" });
}

/** The list that a one-time link opens. Undefined if this is not such a link. */
export const findOneTimeLink = ({ db, ...context }: Context, token: string) =>
  db.supervisorSession.findUnique({ where: { linkHash: linkKey(context, token) } });

export const isUsable = (
  { openedAt, linkExpiresAt }: Pick<SupervisorSession, "openedAt" | "linkExpiresAt">,
  now: Date,
): boolean => openedAt === null && linkExpiresAt > now;

/**
 * Opens the list in this browser. Returns the secret for its cookie, or undefined if another
 * browser was first or the link expired.
 */
export async function openList(context: Context, token: string): Promise<string | undefined> {
  const secret = context.random.token();
  const now = context.now();
  const endsAt = new Date(now.getTime() + listLifeMs);
  return context.db.$transaction(async (tx) => {
    const linkHash = linkKey(context, token);
    const { count } = await tx.supervisorSession.updateMany({
      where: { linkHash, openedAt: null, linkExpiresAt: { gt: now } },
      data: { openedAt: now, endsAt, tokenHash: sessionKey(context, secret) },
    });
    if (count === 0) return undefined;
    const { mailbox, name } = await tx.supervisorSession.findUniqueOrThrow({ where: { linkHash } });
    await makeMissingLinks(context, tx, { mailbox, endsAt });
    await note(tx, context, { action: "supervisor.list-opened", name });
    return secret;
  });
}

/** The open list of this browser. */
export async function findList(
  context: Context,
  secret: string,
): Promise<(SupervisorSession & { endsAt: Date }) | undefined> {
  if (!secret) return undefined;
  const row = await context.db.supervisorSession.findUnique({
    where: { tokenHash: sessionKey(context, secret) },
  });
  return row?.endsAt && row.endsAt > context.now() ? { ...row, endsAt: row.endsAt } : undefined;
}

export const closeList = (context: Context, { id }: SupervisorSession) =>
  context.db.supervisorSession.updateMany({ where: { id }, data: { endsAt: context.now() } });

const linkKey = ({ keys }: Pick<Context, "keys">, token: string) => keys.hash(`supervisor link ${token}`);
const sessionKey = ({ keys }: Pick<Context, "keys">, secret: string) =>
  keys.hash(`supervisor list ${secret}`);
