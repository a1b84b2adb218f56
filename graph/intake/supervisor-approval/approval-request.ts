import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { isUndecided, undecidedStatuses } from "../../../shared/core/request-statuses.ts";
import { approvalMail } from "./approval-email.ts";
import { requestOnLink, type AskedRequest } from "./link-snapshot.ts";
import { shareCaseOfRequest } from "../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;

/**
 * Notifies the supervisor that the officer filed a request. The link shows the request and what is
 * still missing.
 */
export async function tellSupervisor(context: Context, tx: Tx, asked: AskedRequest) {
  const { links, messages } = approvalMail(context, asked, { occasion: "filed" });
  await tx.link.createMany({ data: links });
  await tx.message.createMany({ data: messages });
}

/**
 * Asks the supervisor as soon as a decision is possible: the officer is confirmed and the victim
 * information is there. Once for each state of the request: a valid link that was sent is left
 * alone, unless earlier approvals have just been voided.
 */
export async function askWhenReady(context: Context, tx: Tx, requestId: number, { isVoided = false } = {}) {
  // If the officer is confirmed concurrently, one of the two sees what the other wrote.
  await shareCaseOfRequest(tx, requestId);
  const { verification, approvals, links, ...request } = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    include: {
      ...askedWith,
      approvals: { where: { voidedAt: null, decision: "approved" } },
      links: { where: { purpose: "approve", usedAt: null, expiresAt: { gt: context.now() } } },
    },
  });
  if (verification?.status !== "verified" || !request.victimInfo || !isUndecided(request.status)) return;
  if (approvals.some(({ personKey }) => personKey === verification.supervisorEmailKey)) return;
  const asked = { request, verification };
  const isAsked = links.some(
    (link) =>
      link.occasion !== "filed" &&
      link.emailKey === verification.supervisorEmailKey &&
      requestOnLink(context, link, asked) !== null,
  );
  if (isAsked && !isVoided) return;
  const mail = approvalMail(context, asked, { occasion: "ready", isVoided });
  if (mail.links.length === 0) return;
  await tx.link.updateMany({
    where: { requestId, purpose: "approve", usedAt: null },
    data: { usedAt: context.now(), replaced: true },
  });
  await tx.link.createMany({ data: mail.links });
  await tx.message.createMany({ data: mail.messages });
}

/** The same for every request of a case, when the case is confirmed. */
export async function askForCase(context: Context, tx: Tx, verificationId: number) {
  const waiting = await tx.emergencyRequest.findMany({
    where: { verificationId, status: { in: undecidedStatuses }, victimInfo: { isNot: null } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of waiting) await askWhenReady(context, tx, id);
}

/** What the email needs of a request. */
export const askedWith = {
  victimInfo: true,
  verification: { include: { officer: true, recipient: true } },
} satisfies Prisma.EmergencyRequestInclude;
