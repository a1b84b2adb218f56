import type { Context } from "../../core/context.ts";
import { isLanguage } from "../../../shared/core/forms/fields.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import { canAddToCase } from "../../core/access/case-rights.ts";
import { needsIn } from "../needs/settle.ts";
import { readRecipient } from "../recipients/service.ts";
import { ownVerification } from "../request-access/own-case.ts";
import { caseIdFor } from "../../../shared/intake/requests/rules.ts";
import { yearIn } from "../../../shared/core/time/zone.ts";

/**
 * The defaults of the new-request form: a free case id, the recipient from case tracking, else the
 * officer's description of the case.
 */
export async function draftRequest(context: Context) {
  const recipient = await readRecipient(context);
  const own = recipient ? null : await ownVerification(context);
  return {
    caseId: await freeCaseId(context, context.db),
    isCaseRejected: !canAddToCase(context.viewer),
    victimName: recipient?.fullName ?? "",
    victimAddress: recipient?.address ?? "",
    victimPhone: recipient?.phone ?? "",
    victimEmail: recipient?.email ?? "",
    language: isLanguage(recipient?.language) ? recipient.language : null,
    requestDetails: recipient?.statementOfNeed ?? own?.incidentDescription ?? "",
    needs: needsIn(recipient?.needs ?? null),
  };
}

const triesPerWidth = 12;
const firstWidth = 4;

/**
 * An unused case id: the wanted one if free, else a random one, with one more digit whenever a
 * width seems full.
 */
export async function freeCaseId(
  context: Context,
  db: Prisma.TransactionClient,
  wanted?: string,
): Promise<string> {
  const year = yearIn(context.zone(), context.now());
  const isFree = async (caseId: string) =>
    (await db.emergencyRequest.findUnique({ where: { caseId }, select: { id: true } })) === null;
  if (wanted && new RegExp(`^EM-${year}-\\d{4,8}$`).test(wanted) && (await isFree(wanted))) return wanted;
  for (let attempt = 0; ; attempt++) {
    const caseId = caseIdFor(year, firstWidth + Math.floor(attempt / triesPerWidth), context.random.between);
    if (await isFree(caseId)) return caseId;
  }
}
