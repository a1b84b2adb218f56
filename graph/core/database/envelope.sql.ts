import type { Envelope } from "../../../shared/decisions/allocations/envelope.ts";
import { int } from "./columns.ts";
import { sqlWithin, type Statement, type Tx } from "./statement.ts";

/** The money of a request and what was taken of it, as the triggers compute it. */
export async function readEnvelope(tx: Tx, requestId: number): Promise<Envelope> {
  const [found] = await sqlWithin(tx)(envelope, [requestId]);
  return found ?? { allocated: 0, live: 0, lost: 0, paid: 0 };
}

const envelope: Statement<Envelope> = {
  name: "envelope",
  row: { allocated: int, live: int, lost: int, paid: int },
  text: `
    SELECT "allocatedCents"::int AS "allocated", "liveCents"::int AS "live", "lostCents"::int AS "lost", "paidCents"::int AS "paid"
    FROM sv_envelope($1::int)`,
};
