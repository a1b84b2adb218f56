import type { Prisma, Webhook } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { toldOf } from "./event-payload.ts";

const batch = 200;

/**
 * Creates deliveries from the audit log in the order of its seals. Sealed entries are committed and
 * their order is final, so each webhook's progress is one position in the chain. Two processes at
 * once create each delivery once.
 */
export async function deriveDeliveries(context: Context): Promise<number> {
  const webhooks = await context.db.webhook.findMany({ where: { isActive: true, deletedAt: null } });
  if (webhooks.length === 0) return 0;
  const newest = await context.db.auditSeal.findFirst({ orderBy: { seq: "desc" }, select: { seq: true } });
  let taken = 0;
  for (const webhook of webhooks)
    if (newest && webhook.afterSeq < newest.seq) taken += await deriveFor(context, webhook);
  return taken;
}

async function deriveFor({ db, now, random }: Context, webhook: Webhook): Promise<number> {
  const seals = await db.auditSeal.findMany({
    where: { seq: { gt: webhook.afterSeq } },
    orderBy: { seq: "asc" },
    take: batch,
    include: { entry: true },
  });
  const last = seals.at(-1);
  if (!last) return 0;
  const rows: Prisma.WebhookDeliveryCreateManyInput[] = seals.flatMap(({ entry }) => {
    const told = toldOf(entry);
    if (!told || !webhook.events.includes(told.event)) return [];
    const id = random.uuid();
    const payload = { type: told.event, timestamp: entry.at.toISOString(), data: told.data };
    return [
      {
        id,
        webhookId: webhook.id,
        auditEntryId: entry.id,
        event: told.event,
        payload,
        dueAt: now(),
        createdAt: now(),
      },
    ];
  });
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhook.updateMany({
      where: { id: webhook.id, afterSeq: webhook.afterSeq, isActive: true, deletedAt: null },
      data: { afterSeq: last.seq },
    });
    if (count > 0) await tx.webhookDelivery.createMany({ data: rows, skipDuplicates: true });
  });
  return seals.length;
}
