import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { money } from "../../../core/i18n/i18n.ts";
import type { TemplateValues } from "../../../../shared/messages/templates/rules.ts";
import type { MessageRecipient } from "./recipients.ts";
import { words } from "../words.ts";
import { promisedStatuses } from "../../../../shared/decisions/allocations/rules.ts";

/** The values of a text's variables for one reader and case; unknown ones are omitted. */
export async function valuesFor(
  context: Pick<Context, "config" | "env">,
  tx: Prisma.TransactionClient,
  { recipient, language }: { recipient: MessageRecipient; language: Language },
): Promise<TemplateValues> {
  const { systemName } = context.config();
  const { SUPPORT_PHONE: supportPhone } = context.env;
  const always = {
    recipientName: recipient.name,
    ...(systemName && { systemName }),
    ...(supportPhone && { supportPhone }),
  };
  if (recipient.requestId === null) return always;
  const request = await tx.emergencyRequest.findUnique({
    where: { id: recipient.requestId },
    select: {
      caseId: true,
      status: true,
      requestedHelpTypes: true,
      officer: { select: { name: true } },
      allocations: {
        where: { status: { in: [...promisedStatuses] } },
        orderBy: { id: "desc" },
        take: 1,
        select: { amountCents: true },
      },
    },
  });
  if (!request) return always;
  const { caseId, status, requestedHelpTypes, officer, allocations } = request;
  const t = words(language);
  return {
    ...always,
    caseId,
    status: t.statuses[status],
    ...(officer && { officerName: officer.name }),
    ...(allocations[0] && { amount: money(allocations[0].amountCents, language) }),
    ...(requestedHelpTypes.length > 0 && {
      helpTypes: requestedHelpTypes.map((type) => t.help[type]).join(", "),
    }),
  };
}
