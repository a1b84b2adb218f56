import type { Prisma } from "../../../../prisma/client/client.ts";
import { noticeAddresses } from "../../../accounts/admins/accounts/notices.ts";
import type { Context } from "../../../core/context.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { adminNotice } from "../../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";
import { undecidedStatuses } from "../../../../shared/core/request-statuses.ts";
import type { MailedCase } from "../messages/mails.ts";

/**
 * The supervisor rejected the case. Its links and emails end here; its unsettled requests wait for
 * an administrator, who is notified.
 */
export async function endCase(tx: Prisma.TransactionClient, context: Context, verification: MailedCase) {
  const now = context.now();
  const verificationId = verification.id;
  await tx.link.updateMany({
    where: { verificationId, usedAt: null },
    data: { usedAt: now, replaced: true },
  });
  await tx.message.updateMany({
    where: { verificationId, recipientType: "supervisor", state: "queued" },
    data: { state: "failed", reason: "The supervisor has answered" },
  });
  const unsettled = await tx.emergencyRequest.findMany({
    where: {
      verificationId,
      OR: [
        { status: { in: undecidedStatuses } },
        { allocations: { some: { status: { in: ["pending", "allocated"] } } } },
      ],
    },
    select: { caseId: true, status: true, allocations: { where: { status: { not: "denied" } } } },
    orderBy: { id: "asc" },
  });
  if (unsettled.length === 0) return;
  const addresses = await noticeAddresses(context, tx, {
    permission: "approve",
    agencyId: verification.agencyId,
  });
  const notice = noticeOf(verification, unsettled);
  await tx.message.createMany({
    data: addresses.map((recipientAddress) => composeMessage(context, adminNotice(recipientAddress, notice))),
  });
}

interface Unsettled {
  caseId: string;
  status: string;
  allocations: { amountCents: number; status: string }[];
}

/** Case and request numbers only: many people may read an inbox. */
function noticeOf({ id, caseNumber }: MailedCase, unsettled: Unsettled[]) {
  const title = `The supervisor rejected case ${caseNumber}`;
  const lines = unsettled.map(({ caseId, status, allocations: [live] }) =>
    live ? `${caseId}: ${status}, ${money(live.amountCents, "en")} ${live.status}` : `${caseId}: ${status}`,
  );
  return {
    team: "Requests",
    verificationId: id,
    title,
    paragraphs: [
      "The officer can still read what was filed, but can do nothing else. These requests need an administrator. Only an administrator can approve, deny, or distribute them:",
      lines.join("\n"),
    ],
  };
}
