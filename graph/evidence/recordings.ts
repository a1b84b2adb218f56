import type { Prisma } from "../../prisma/client/client.ts";
import { isUndecided, requestStatuses } from "../requests/statuses.shared.ts";
import { lockCase } from "../statements/locks.ts";

type Db = Prisma.TransactionClient;

/**
 * Where a new recording belongs: to its case, and to the case's newest undecided request when one
 * is filed already.
 */
export async function placeOfRecording(tx: Db, verificationId: number) {
  await oneAfterTheOther(tx, verificationId);
  const request = await tx.emergencyRequest.findFirst({
    where: { verificationId, status: { in: requestStatuses.filter(isUndecided) } },
    orderBy: { id: "desc" },
    select: { id: true, evidence: { orderBy: { ordinal: "desc" }, take: 1, select: { ordinal: true } } },
  });
  const last = request?.evidence[0]?.ordinal ?? 0;
  return { verificationId, ...(request && { requestId: request.id, ordinal: last + 1 }) };
}

/** Gives a new request the recordings of its case that no request holds yet, after its files. */
export async function attachRecordings(
  tx: Db,
  { requestId, verificationId, after }: { requestId: number; verificationId: number; after: number },
) {
  await oneAfterTheOther(tx, verificationId);
  const recordings = await tx.evidence.findMany({
    where: { verificationId, requestId: null, kind: "recipient_statement" },
    select: { id: true },
    orderBy: { createdAt: "asc" },
  });
  for (const [index, { id }] of recordings.entries())
    await tx.evidence.update({ where: { id }, data: { requestId, ordinal: after + index + 1 } });
}

/** A recording that is stored while its request is being filed must not fall between the two. */
const oneAfterTheOther = (tx: Db, verificationId: number) => lockCase(tx, verificationId);
