import type { Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { can } from "../requests/policy.ts";
import { composeMessage } from "../../messages/communications/compose.ts";
import { officerLanguage } from "../../messages/communications/officer.ts";
import { isUndecided, type RequestStatus } from "../../../shared/core/request-statuses.ts";
import { replyLink } from "../../messages/responses/reply-link.ts";
import { voidedLetters } from "./voided-letters.ts";
import { announcingStepBack } from "../../core/database/locks.sql.ts";

/**
 * The approved facts have changed: approvals no longer count, waiting money is void, the request is
 * pending again, and its officer is notified. Runs in the transaction of the change, which holds
 * the row's lock. Returns whether anything was voided.
 */
export async function voidApprovals(
  context: Context,
  tx: Prisma.TransactionClient,
  requestId: number,
  fields: readonly string[],
): Promise<boolean> {
  const live = { requestId, decision: "approved" as const, voidedAt: null };
  const given = await tx.approval.findMany({ where: live, orderBy: { id: "asc" } });
  if (given.length === 0) return false;
  const { officer, verification, verificationId, ...request } = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    include: { officer: true, verification: { select: { language: true } } },
  });
  await tx.approval.updateMany({ where: live, data: { voidedAt: context.now() } });
  await tx.fundAllocation.updateMany({ where: { requestId, status: "pending" }, data: { status: "denied" } });
  await announcingStepBack(tx, () =>
    tx.emergencyRequest.update({ where: { id: requestId }, data: { status: "pending" } }),
  );
  await record(tx, context, {
    action: "request.approvals-voided",
    resourceType: "request",
    resourceId: requestId,
    details: { fields: [...fields], approvals: given.length, before: request.status, after: "pending" },
  });
  if (!officer) return true;
  const language = officerLanguage({ ...request, verification });
  const reader = {
    requestId,
    recipientType: "officer",
    recipientName: officer.name,
    channel: "email",
  } as const;
  const { href, row } = replyLink(context, { ...reader, language });
  await tx.replyLink.create({ data: row });
  const names = given.map(({ personName }) => personName);
  const letters = voidedLetters({ ...request, language, officer, verificationId }, names, href);
  await tx.message.createMany({ data: letters.map((letter) => composeMessage(context, letter)) });
  return true;
}

/** People whose approvals no longer count; shown to deciders while the request is undecided. */
export async function voidedApprovers(
  { db, viewer }: Context,
  { id, status }: { id: number; status: RequestStatus },
): Promise<string[]> {
  if (!isUndecided(status) || !can.seeAdvice(viewer)) return [];
  const voided = await db.approval.findMany({
    where: { requestId: id, voidedAt: { not: null } },
    select: { personName: true },
    orderBy: { id: "asc" },
  });
  return voided.map(({ personName }) => personName);
}
