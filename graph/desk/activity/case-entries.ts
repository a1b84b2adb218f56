import type { Prisma } from "../../../prisma/client/client.ts";
import { Refusal } from "../../core/errors.ts";
import { says } from "../../../shared/desk/activity/sentences.ts";

type Db = Pick<
  Prisma.TransactionClient,
  "emergencyRequest" | "fundAllocation" | "letter" | "helpDispatch" | "message" | "release"
>;

/**
 * The entries of the log about one case: about the request, and about its money, letters, messages,
 * dispatches, releases and the officer's verification. INVALID if there is no such case.
 */
export async function entriesOfCase(db: Db, caseId: string): Promise<Prisma.AuditEntryWhereInput> {
  const request = await db.emergencyRequest.findUnique({
    where: { caseId },
    select: { id: true, verificationId: true },
  });
  if (!request) throw new Refusal("INVALID", says.caseUnknown, { caseId: [says.caseUnknown] });
  const ofCase = { where: { requestId: request.id }, select: { id: true } } as const;
  const [allocations, letters, dispatches, messages, releases] = await Promise.all([
    db.fundAllocation.findMany(ofCase),
    db.letter.findMany(ofCase),
    db.helpDispatch.findMany(ofCase),
    db.message.findMany(ofCase),
    db.release.findMany(ofCase),
  ]);
  const about = (resourceType: string, rows: readonly { id: number | string }[]) => ({
    resourceType,
    resourceId: { in: rows.map(({ id }) => String(id)) },
  });
  return {
    OR: [
      about("request", [request]),
      about("allocation", allocations),
      about("letter", letters),
      about("dispatch", dispatches),
      about("message", messages),
      about("release", releases),
      about("verification", request.verificationId === null ? [] : [{ id: request.verificationId }]),
    ],
  };
}
