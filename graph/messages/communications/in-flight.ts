import type { Context, Kernel } from "../../core/context.ts";
import { pace, type Pace } from "./rules.ts";
import { renewClaim } from "./delivery.sql.ts";

interface Held {
  id: string;
  tries: number;
}

interface Sending {
  work: Promise<void>;
  giveUp: () => void;
}

/** What this process is sending now. */
const ofDatabase = new WeakMap<Kernel["db"], Set<Sending>>();

export function onTheWay({ db }: Pick<Kernel, "db">): Set<Sending> {
  const known = ofDatabase.get(db) ?? new Set<Sending>();
  ofDatabase.set(db, known);
  return known;
}

/**
 * Runs the work while the message is claimed: the lease is renewed repeatedly, and the work is
 * aborted before another worker could take over. So a message is never sent twice at once, however
 * slow a mail server is.
 */
export function holding(
  context: Context,
  message: Held,
  work: (lost: AbortSignal) => Promise<void>,
  { lease, renewLease, margin }: Pace,
): Promise<void> {
  const lost = new AbortController();
  const giveUp = () => lost.abort();
  let heldUntil = performance.now() + lease - margin;
  const renewal = setInterval(() => {
    if (performance.now() > heldUntil) return giveUp();
    renew(context, message, lease).then(
      (isHeld) => {
        if (isHeld) heldUntil = performance.now() + lease - margin;
        else giveUp();
      },
      () => {}, // the database does not answer: retried until the lease is nearly over
    );
  }, renewLease);
  const sending: Sending = {
    giveUp,
    work: work(lost.signal).finally(() => {
      clearInterval(renewal);
      onTheWay(context).delete(sending);
    }),
  };
  onTheWay(context).add(sending);
  return sending.work;
}

/** Messages of a killed process are due at once, without waiting for their lease. */
export const releaseMessages = async ({ db, now }: Pick<Kernel, "db" | "now">, dead: string[]) =>
  db.message.updateMany({
    where: { state: "sending", leasedBy: { in: dead } },
    data: { leaseUntil: now() },
  });

/** Before the process ends: waits a while for running sends, then closes their connections. */
export async function farewell(kernel: Pick<Kernel, "db">, { farewell: waitMs } = pace): Promise<void> {
  const all = [...onTheWay(kernel)];
  const late = setTimeout(() => all.forEach(({ giveUp }) => giveUp()), waitMs);
  await Promise.allSettled(all.map(({ work }) => work));
  clearTimeout(late);
}

/** Renews the claim. False if another worker has it, or if it may no longer be sent. */
export async function renew(context: Context, { id, tries }: Held, leaseMs: number): Promise<boolean> {
  const until = new Date(context.now().getTime() + leaseMs);
  return renewClaim(context.sql, { id, tries, until });
}
