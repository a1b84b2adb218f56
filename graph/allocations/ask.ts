import type { EmergencyRequest, Officer, Prisma, Verification } from "../../prisma/client/client.ts";
import { composeMessage, mailLayout } from "../communications/compose.ts";
import type { Context } from "../app/context.ts";
import { publicUrl } from "../app/env.ts";
import { linkLifetimeMs, trustOfDomain } from "../verification/rules.ts";
import { words } from "./words.ts";

/**
 * Tells the supervisor that his officer filed a request (workflow step 1). An address of a trusted domain gets a link that decides; any other
 * is told only, because whoever owns it is not known well enough to move money.
 */
export async function requestApproval(
  context: Context,
  tx: Prisma.TransactionClient,
  { request, verification }: { request: EmergencyRequest; verification: Verification & { officer: Officer } },
) {
  const decides = trustOfDomain(verification.supervisorEmail, context.config().trustedDomains) === "trusted";
  const token = context.random.token();
  if (decides) {
    await tx.link.create({
      data: {
        tokenHash: context.keys.hash(token),
        purpose: "approve",
        verificationId: verification.id,
        requestId: request.id,
        expiresAt: new Date(context.now().getTime() + linkLifetimeMs),
        createdAt: context.now(),
      },
    });
  }
  const { officer, language } = verification;
  const t = words(language).filed;
  const who = [`${officer.rank} ${officer.name}`, officer.agency].filter(Boolean).join(", ");
  const layout = mailLayout({
    title: t.title,
    paragraphs: [
      words(language).dear(`${verification.supervisorRank} ${verification.supervisorName}`.trim()),
      t.text(who, request.caseId, verification.caseNumber),
      decides ? t.decide : t.inform,
    ],
    ...(decides && { button: { label: t.button, href: `${publicUrl(context.env)}/approve/${token}` } }),
    language,
  });
  await tx.message.createMany({
    data: [
      composeMessage(context, {
        kind: "supervisor-approval",
        channel: "email",
        recipientType: "supervisor",
        recipientName: verification.supervisorName,
        recipientAddress: verification.supervisorEmail,
        subject: t.subject(request.caseId, officer.name),
        ...layout,
        requestId: request.id,
        verificationId: verification.id,
      }),
    ],
  });
}
