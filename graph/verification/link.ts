import type { Prisma } from "../../prisma/client/client.ts";
import { composeMessage } from "../communications/compose.ts";
import type { Context } from "../core/context.ts";
import { secretHref } from "../core/secret-links.ts";
import { freezeCase } from "./frozen.ts";
import { supervisorMail, type MailedCase } from "./mails.ts";
import { linkLifetimeMs } from "./rules.ts";

/**
 * Makes the supervisor's secret and writes the mail that carries it, in one transaction. It stands nowhere else: the link keeps its hash,
 * the mail is sealed. The link keeps what its page shows, and whose it is. Older links of the case end here, and with another supervisor
 * also those by which the earlier one could decide on requests.
 */
export async function mailLink(tx: Prisma.TransactionClient, context: Context, verification: MailedCase) {
  const now = context.now();
  const token = context.random.token();
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
  await tx.link.create({
    data: {
      verificationId,
      purpose: "verify",
      emailKey: verification.supervisorEmailKey,
      ...freezeCase(context, verification),
      tokenHash: context.keys.hash(token),
      expiresAt: new Date(now.getTime() + linkLifetimeMs),
      createdAt: now,
    },
  });
  const mail = supervisorMail(verification, secretHref(context.env, "verify", token));
  await tx.message.createMany({ data: [composeMessage(context, mail)] });
}
