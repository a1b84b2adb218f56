import type { Prisma } from "../../../prisma/client/client.ts";
import { freezeRequest } from "../../intake/supervisor-approval/link-snapshot.ts";
import type { Context } from "../../core/context.ts";
import { freezeCase } from "../verification/link/link-snapshot.ts";
import { firstOf, listWaiting } from "./waiting.ts";

/**
 * Makes a link with frozen facts for each listed item without a live one, as an email would. No one
 * gets these links' secrets: they open only from the list, and expire with it.
 */
export async function makeMissingLinks(
  context: Context,
  tx: Prisma.TransactionClient,
  { mailbox, endsAt }: { mailbox: string; endsAt: Date },
): Promise<void> {
  const missing = firstOf(await listWaiting(context, mailbox, tx)).filter(({ linkId }) => linkId === null);
  await tx.link.createMany({
    data: missing.map(({ verification, request }) => ({
      tokenHash: context.keys.hash(context.random.token()),
      verificationId: verification.id,
      emailKey: verification.supervisorEmailKey,
      ...(request
        ? {
            purpose: "approve" as const,
            requestId: request.id,
            occasion: "ready" as const,
            ...freezeRequest(context, { request, verification }),
          }
        : { purpose: "verify" as const, ...freezeCase(context, verification) }),
      expiresAt: endsAt,
      createdAt: context.now(),
    })),
  });
}
