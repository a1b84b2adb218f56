import type { SupervisorDeputy } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { lockName } from "../../../core/database/locks.sql.ts";
import { note } from "../log.ts";
import { nameFor, stateOfDeputy } from "../rules.ts";
import { keyOf, listWaiting } from "../waiting.ts";
import { waitingMail } from "./mails.ts";

const noticesPerRound = 50;

/**
 * Emails each deputy in force about what newly waits for the supervisor, at most once a minute. The
 * supervisor gets the usual emails as well, so either of them can answer.
 */
export async function mailDeputyNotices(context: Context): Promise<number> {
  const now = context.now();
  const inForce = await context.db.supervisorDeputy.findMany({
    where: {
      ...{ endedAt: null, startsAt: { lte: now }, endsAt: { gt: now } },
      ...{ supervisorConfirmedAt: { not: null }, deputyConfirmedAt: { not: null } },
    },
    orderBy: { id: "asc" },
    take: noticesPerRound,
  });
  let count = 0;
  for (const row of inForce) if (await mailNotice(context, row)) count += 1;
  if (count > 0) context.events.publish("workWaiting", { kind: "message" });
  return count;
}

const mailNotice = (context: Context, { id }: SupervisorDeputy) =>
  context.db.$transaction(async (tx) => {
    // If two processes run at once, the second sees what the first one noticed.
    await lockName(tx, `deputy notice ${id}`);
    const row = await tx.supervisorDeputy.findUniqueOrThrow({ where: { id } });
    if (stateOfDeputy(row, context.now()) !== "inForce") return false;
    const all = await listWaiting(context, row.deputyMailbox, tx);
    const keys = all.filter((one) => one.deputyOf?.id === id).map(keyOf);
    const isNew = keys.some((key) => !row.noticed.includes(key));
    const mails = isNew ? await waitingMail(context, tx, row, keys.length) : [];
    // A deputy who may not be emailed now is notified later.
    if (isNew && mails.length === 0) return false;
    if (isNew || keys.length < row.noticed.length)
      await tx.supervisorDeputy.update({ where: { id }, data: { noticed: keys } });
    if (!isNew) return false;
    await tx.message.createMany({ data: mails });
    if (mails.length > 0)
      await note(tx, context, { action: "supervisor.deputy-notified", name: nameFor(row) });
    return mails.length > 0;
  });
