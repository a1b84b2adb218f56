import type { Prisma } from "../../../../prisma/client/client.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";
import type { Context } from "../../../core/context.ts";
import { secretHref } from "../../../core/security/secret-links.ts";
import { freezeCase } from "./link-snapshot.ts";
import { supervisorMail, type MailedCase, type SupervisorLinks } from "../messages/mails.ts";
import { linkLifetimeMs } from "../../../../shared/officers/verification/rules.ts";

/**
 * Creates the supervisor's link and writes the email that carries it, in one transaction. Older
 * links of the case end.
 */
export async function mailLink(tx: Prisma.TransactionClient, context: Context, verification: MailedCase) {
  await endLinks(tx, context, verification);
  const mail = supervisorMail(verification, await makeLink(tx, context, verification));
  await tx.message.createMany({ data: [composeMessage(context, mail)] });
}

/** Ends the links of a case, and with a new supervisor also the earlier one's approval links. */
export async function endLinks(tx: Prisma.TransactionClient, context: Context, verification: MailedCase) {
  const now = context.now();
  const verificationId = verification.id;
  await tx.link.updateMany({
    where: { verificationId, purpose: "verify", usedAt: null },
    data: { usedAt: now, replaced: true },
  });
  await tx.link.updateMany({
    where: {
      verificationId,
      purpose: "approve",
      usedAt: null,
      emailKey: { not: verification.supervisorEmailKey },
    },
    data: { usedAt: now, replaced: true },
  });
}

/**
 * An additional link to the supervisor's page; the case's other links keep working. Only the email
 * contains its secret, sealed: the row has the hash, what the page shows, and the holder.
 */
export async function makeLink(
  tx: Prisma.TransactionClient,
  context: Context,
  verification: MailedCase,
): Promise<SupervisorLinks> {
  const now = context.now();
  const token = context.random.token();
  await tx.link.create({
    data: {
      verificationId: verification.id,
      purpose: "verify",
      emailKey: verification.supervisorEmailKey,
      ...freezeCase(context, verification),
      tokenHash: context.keys.hash(token),
      expiresAt: new Date(now.getTime() + linkLifetimeMs),
      createdAt: now,
    },
  });
  return {
    href: secretHref(context.env, "verify", token),
    all: secretHref(context.env, "supervisor", token),
  };
}
