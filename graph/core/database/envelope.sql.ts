import type { Prisma } from "../../../prisma/client/client.ts";
import type { Envelope } from "../../../shared/decisions/allocations/envelope.ts";

/** The money of a request and what was taken of it, as the triggers compute it. */
export async function readEnvelope(
  db: Pick<Prisma.TransactionClient, "$queryRaw">,
  requestId: number,
): Promise<Envelope> {
  const [found] = await db.$queryRaw<Envelope[]>`
    SELECT "allocatedCents"::int AS "allocated", "liveCents"::int AS "live", "lostCents"::int AS "lost", "paidCents"::int AS "paid"
    FROM sv_envelope(${requestId}::int)`;
  return found ?? { allocated: 0, live: 0, lost: 0, paid: 0 };
}
