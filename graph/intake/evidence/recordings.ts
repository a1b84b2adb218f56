import type { Prisma } from "../../../prisma/client/client.ts";
import { filedPerson, namedIn, relationToRequest } from "../people/relation.ts";
import { isUndecided, requestStatuses } from "../../../shared/core/request-statuses.ts";
import { lockCase } from "../../core/database/locks.sql.ts";

type Db = Prisma.TransactionClient;

/**
 * Where a new recording belongs: to its case, and to the newest undecided request for the case's
 * recipient when one is filed already.
 */
export async function placeOfRecording(tx: Db, verificationId: number) {
  await oneAfterTheOther(tx, verificationId);
  const open = await tx.emergencyRequest.findMany({
    where: { verificationId, status: { in: requestStatuses.filter(isUndecided) } },
    orderBy: { id: "desc" },
    select: {
      ...{ id: true, ...filedPerson },
      evidence: { orderBy: { ordinal: "desc" }, take: 1, select: { ordinal: true } },
    },
  });
  const isTheirs = await recordedPerson(tx, verificationId);
  const request = open.find(isTheirs);
  const last = request?.evidence[0]?.ordinal ?? 0;
  return { verificationId, ...(request && { requestId: request.id, ordinal: last + 1 }) };
}

/**
 * Gives a new request the recordings of its case that no request holds yet, after its files. A
 * request for someone else does not get the recipient's statements.
 */
export async function attachRecordings(
  tx: Db,
  { requestId, verificationId, after }: { requestId: number; verificationId: number; after: number },
) {
  await oneAfterTheOther(tx, verificationId);
  const isTheirs = await recordedPerson(tx, verificationId);
  const request = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: filedPerson,
  });
  if (!isTheirs(request)) return;
  const recordings = await tx.evidence.findMany({
    where: { verificationId, requestId: null, kind: "recipient_statement" },
    select: { id: true },
    orderBy: { createdAt: "asc" },
  });
  for (const [index, { id }] of recordings.entries())
    await tx.evidence.update({ where: { id }, data: { requestId, ordinal: after + index + 1 } });
}

/** Whether a request may be for the person who spoke. Without a record it is the case's own. */
async function recordedPerson(tx: Db, verificationId: number) {
  const recipient = await tx.recipient.findUnique({
    where: { verificationId },
    select: { fullName: true, phone: true, email: true },
  });
  return (request: Parameters<typeof relationToRequest>[1]) =>
    !recipient || relationToRequest(namedIn(recipient), request) === "same";
}

/** A recording that is stored while its request is being filed must not fall between the two. */
const oneAfterTheOther = (tx: Db, verificationId: number) => lockCase(tx, verificationId);
