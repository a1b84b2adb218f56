import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { graceMs } from "../../../shared/help/redemption/rules.ts";

/** How many codes ended in each way. `open` should be 0: a job expires what is left. */
export interface CodeEnds {
  redeemed: number;
  received: number;
  expired: number;
  voided: number;
  open: number;
}

const periodMs = 30 * dayMs;

/** Of the codes whose 72 hours after their end passed in the last 30 days. */
export async function readCodeEnds({ viewer, db, now }: Context): Promise<CodeEnds> {
  admit(viewer, "readMoney");
  const until = new Date(now().getTime() - graceMs);
  const ended = { endsAt: { lte: until, gt: new Date(until.getTime() - periodMs) } };
  const unused = { ...ended, voidedAt: null, actualCents: null };
  const received = { OR: [{ completedAt: { not: null } }, { request: { status: "completed" as const } }] };
  const [all, voided, redeemed, expired, got] = await Promise.all([
    db.helpDispatch.count({ where: ended }),
    db.helpDispatch.count({ where: { ...ended, voidedAt: { not: null } } }),
    db.helpDispatch.count({ where: { ...ended, voidedAt: null, actualCents: { not: null } } }),
    db.helpDispatch.count({ where: { ...unused, expiredAt: { not: null } } }),
    db.helpDispatch.count({ where: { ...unused, expiredAt: null, ...received } }),
  ]);
  return { redeemed, received: got, expired, voided, open: all - voided - redeemed - expired - got };
}
