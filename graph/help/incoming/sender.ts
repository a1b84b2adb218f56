import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { openStatuses } from "../../../shared/core/request-statuses.ts";
import { answersWithinMs } from "./rules.ts";

/** Who texts from a number, and about which case. */
export interface Sender {
  requestId: number;
  recipientType: "officer" | "supervisor" | "admin" | "victim";
  recipientName: string;
  language: string;
  /** Names with which the sender may sign. */
  names: string[];
}

/**
 * The recipient of the newest text message of the last 30 days to this number. Otherwise the victim
 * or the officer of the newest open request that has it. With `isAnyAge`, then also the recipient
 * of an older message. Null for a number of no case.
 */
export async function findSender(
  context: Context,
  tx: Prisma.TransactionClient,
  phone: string,
  { isAnyAge }: { isAnyAge: boolean },
): Promise<Sender | null> {
  const since = new Date(context.now().getTime() - answersWithinMs);
  return (
    (await recipientOf(tx, phone, { gt: since })) ??
    (await personOf(tx, phone)) ??
    (isAnyAge ? recipientOf(tx, phone, {}) : null)
  );
}

async function recipientOf(
  tx: Prisma.TransactionClient,
  phone: string,
  createdAt: Prisma.DateTimeFilter,
): Promise<Sender | null> {
  const message = await tx.message.findFirst({
    where: { channel: "sms", recipientAddress: phone, requestId: { not: null }, createdAt },
    orderBy: { createdAt: "desc" },
    select: {
      ...{ requestId: true, recipientType: true, recipientName: true, language: true },
      request: { select: { victimName: true } },
    },
  });
  if (!message || message.requestId === null) return null;
  const { requestId, recipientType, recipientName, language, request } = message;
  const names = [recipientName, ...(recipientType === "victim" && request ? [request.victimName] : [])];
  return { requestId, recipientType, recipientName, language, names };
}

/** The person whom an open request names with this number. */
async function personOf(tx: Prisma.TransactionClient, phone: string): Promise<Sender | null> {
  const request = await tx.emergencyRequest.findFirst({
    where: {
      status: { in: openStatuses },
      OR: [
        { victimPhoneE164: phone },
        { victimInfo: { phoneE164: phone } },
        { officer: { phoneE164: phone } },
      ],
    },
    orderBy: { createdAt: "desc" },
    select: {
      ...{ id: true, language: true, victimName: true, victimPhoneE164: true },
      victimInfo: { select: { fullName: true, phoneE164: true } },
      officer: { select: { name: true } },
    },
  });
  if (!request) return null;
  const { id: requestId, language, victimName, victimInfo, victimPhoneE164, officer } = request;
  const isVictim = victimPhoneE164 === phone || victimInfo?.phoneE164 === phone;
  const recipientName = isVictim ? victimInfo?.fullName || victimName : (officer?.name ?? "");
  return {
    ...{ requestId, language, recipientName, recipientType: isVictim ? "victim" : "officer" },
    names: [recipientName, ...(isVictim ? [victimName] : [])],
  };
}
