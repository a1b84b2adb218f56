import type { Prisma, Verification } from "../../../../prisma/client/client.ts";
import { releaseMoved } from "../../../core/access/unseen-cases.ts";
import type { Context } from "../../../core/context.ts";
import { caseKeyOf } from "./case-key.ts";
import { askByMail } from "../link/roundup.ts";
import type { MailedCase } from "../messages/mails.ts";
import { inOrder, normaliseEmail, type OfficerForm } from "../../../../shared/officers/verification/rules.ts";

type Tx = Prisma.TransactionClient;

interface Asking {
  officerId: number;
  form: OfficerForm;
  known: Verification | null;
}

/** A new case, or a pending one with a new description: in both the newest email counts. */
export async function askSupervisor(
  tx: Tx,
  context: Context,
  { officerId, form, known }: Asking,
): Promise<MailedCase> {
  const described = {
    incidentDescription: form.incidentDescription,
    services: inOrder(form.services),
    supervisorName: form.supervisorName,
    supervisorRank: form.supervisorRank,
    supervisorPhone: form.supervisorPhone,
    supervisorEmail: form.supervisorEmail,
    supervisorEmailKey: normaliseEmail(form.supervisorEmail),
    language: form.language ?? context.language,
  };
  const verification = known
    ? await tx.verification.update({ where: { id: known.id }, data: described, include: { officer: true } })
    : await tx.verification.create({
        data: {
          ...described,
          officerId,
          caseNumber: form.caseNumber,
          caseKey: caseKeyOf(form.caseNumber),
          statusToken: context.random.token(),
          createdAt: context.now(),
        },
        include: { officer: true },
      });
  // Another supervisor may be of another agency.
  if (known && known.agencyId !== verification.agencyId)
    await releaseMoved(tx, { verificationId: known.id }, verification.agencyId);
  await askByMail(tx, context, verification);
  return verification;
}
