import type { EmergencyRequest, Officer, Prisma, Verification } from "../../prisma/client/client.ts";
import { composeMessage, mailLayout } from "../communications/compose.ts";
import type { Context } from "../app/context.ts";
import { publicUrl } from "../app/env.ts";
import { linkLifetimeMs, trustOfDomain } from "../verification/rules.ts";

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
  const { officer } = verification;
  const layout = mailLayout({
    title: "A request for emergency help was filed",
    paragraphs: [
      `Dear ${verification.supervisorRank} ${verification.supervisorName},`.replace(/\s+/g, " "),
      `${officer.rank} ${officer.name}, ${officer.agency}, filed request ${request.caseId} for a person in need (your case ${verification.caseNumber}).`,
      decides
        ? "You may approve or deny it on the page below. Opening the page decides nothing. The link is for you alone: please do not forward it. It works once, for 72 hours."
        : "You need to do nothing. Requests that need a second approval are decided by an administrator or another trusted officer.",
    ],
    ...(decides && {
      button: { label: "Review the request", href: `${publicUrl(context.env)}/approve/${token}` },
    }),
    language: verification.language,
  });
  await tx.message.createMany({
    data: [
      composeMessage(context, {
        kind: "supervisor-approval",
        channel: "email",
        recipientType: "supervisor",
        recipientName: verification.supervisorName,
        recipientAddress: verification.supervisorEmail,
        subject: `Request ${request.caseId} was filed by ${officer.name}`,
        ...layout,
        language: verification.language,
        requestId: request.id,
        verificationId: verification.id,
      }),
    ],
  });
}
