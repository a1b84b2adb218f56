import { hostname } from "node:os";
import { noticeAddresses, type Notice } from "../../accounts/admins/accounts/notices.ts";
import { adminNotice } from "../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../messages/communications/compose.ts";
import * as z from "zod";
import type { Database } from "../../adapters/database/open.ts";
import type { Context } from "../../core/context.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { insertRun, type Run } from "./database.sql.ts";

export interface Proof {
  /** Number of rows that were compared, by table. */
  counts: Record<string, number>;
  /** Why it failed. Null if all is as it should be. */
  reason: string | null;
}

type Proven = Extract<Run["kind"], "ledger" | "audit">;

interface Proving {
  kind: Proven;
  check: () => Promise<Proof>;
  /** Who is told if it failed. */
  notice: Notice & Pick<Parameters<typeof adminNotice>[1], "team" | "title" | "button">;
  /** What the email says besides the reason. */
  texts: (reason: string) => string[];
}

/**
 * Proves something once a day, for System status. A check from the command line counts, too.
 * Returns 1 if it was checked now.
 */
export async function proveDaily(context: Context, { kind, check, notice, texts }: Proving): Promise<number> {
  const { db } = context;
  const startedAt = context.now();
  const since = new Date(startedAt.getTime() - dayMs);
  if (await db.operationRun.findFirst({ where: { kind, endedAt: { gt: since } } })) return 0;
  const { counts, reason } = await check();
  await db.$transaction(async (tx) => {
    await tx.operationRun.create({
      data: {
        ...{ kind, state: reason ? "failed" : "done", startedAt, reason, counts },
        endedAt: context.now(),
        by: `server@${hostname()}`,
      },
    });
    if (!reason) return;
    const addresses = await noticeAddresses(context, tx, notice);
    const { team, title, button } = notice;
    const mail = { team, title, paragraphs: texts(reason), ...(button && { button }) };
    await tx.message.createMany({
      data: addresses.map((address) => composeMessage(context, adminNotice(address, mail))),
    });
  });
  if (reason) context.events.publish("workWaiting", { kind: "message" });
  return 1;
}

/** What a check from the command line reports besides what it found. */
export const provenShape = z.object({
  isSound: z.boolean(),
  /** False if the database takes no notes: a replica, for example. */
  isNoted: z.boolean(),
});

/** Proves something for a command on this machine, and stores the result for System status. */
export async function proveOnHost<Found>(
  pool: Database["pool"],
  { kind, by }: { kind: Proven; by: string },
  check: () => Promise<{ found: Found; proof: Proof }>,
): Promise<Found & z.output<typeof provenShape>> {
  const startedAt = new Date();
  const { found, proof } = await check();
  const { counts, reason } = proof;
  const state = reason === null ? "done" : "failed";
  const run = { kind, state, startedAt, endedAt: new Date(), by, bytes: null, counts, reason } as const;
  const isNoted = await insertRun(pool, run).catch(() => false);
  return { ...found, isSound: reason === null, isNoted };
}
