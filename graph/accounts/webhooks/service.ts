import type { Prisma, Webhook, WebhookDelivery } from "../../../prisma/client/client.ts";
import { demandRecentPassword } from "../admins/sign-in/password-again.ts";
import { admit } from "../../core/access/audiences.ts";
import { record, type AuditDetails } from "../../core/audit/record.ts";
import type { AuditAction } from "../../core/audit/actions.ts";
import type { Context } from "../../core/context.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { parse, Refusal } from "../../core/errors.ts";
import {
  deliveriesPerPage,
  maxWebhooks,
  testEvent,
  webhookForm,
} from "../../../shared/accounts/webhooks/rules.ts";
import { secretPlace } from "./send.ts";
import { says } from "../../../shared/accounts/webhooks/sentences.ts";
import { webhookSecret } from "../../core/security/standard-webhooks.ts";
import { leadsInside } from "../../core/http/outgoing.ts";
import { lockName, lockRow } from "../../core/database/locks.sql.ts";

type Selection = Pick<Prisma.WebhookFindManyArgs, "select" | "include">;
type Tx = Prisma.TransactionClient;

export type DeliveryRow = WebhookDelivery;
export interface WebhookMade {
  secret: string;
  webhook: Webhook;
}

/** Webhooks that are not deleted, newest first. */
export function listWebhooks(
  { viewer, db }: Context,
  slice: Slice,
  query: Selection = {},
): Promise<Webhook[]> {
  admit(viewer, "readSecurity");
  return db.webhook.findMany({
    ...query,
    where: { deletedAt: null },
    orderBy: { id: "desc" },
    ...at(slice),
  });
}

export function countWebhooks({ viewer, db }: Context): Promise<number> {
  admit(viewer, "readSecurity");
  return db.webhook.count({ where: { deletedAt: null } });
}

/** Creates a webhook; its signing secret is shown only here. It receives future events. */
export async function createWebhook(
  context: Context,
  input: unknown,
  query: Selection = {},
): Promise<WebhookMade> {
  const { viewer, env, keys, random, now } = context;
  admit(viewer, "superAdmin");
  const { name, url, events } = parse(webhookForm, input);
  const { protocol, hostname } = new URL(url);
  const wrong = env.WEBHOOK_ALLOW_PRIVATE
    ? undefined
    : protocol !== "https:"
      ? says.httpsOnly
      : leadsInside(hostname)
        ? says.privateTarget
        : undefined;
  if (wrong) throw new Refusal("INVALID", wrong, { url: [wrong] });
  await demandRecentPassword(context);
  const secret = webhookSecret(random.token());
  const webhook = await context.db.$transaction(async (tx) => {
    await lockName(tx, "webhooks");
    if ((await tx.webhook.count({ where: { deletedAt: null } })) >= maxWebhooks)
      throw new Refusal("CONFLICT", says.tooManyWebhooks);
    const { id } = await tx.webhook.create({
      data: {
        name,
        url,
        secretSealed: keys.seal(secret, secretPlace),
        events: [...new Set(events)],
        afterSeq: await newestSeal(tx),
        createdBy: viewer.username,
        createdAt: now(),
      },
    });
    await record(tx, context, {
      action: "webhook.created",
      resourceType: "webhook",
      resourceId: id,
      details: { name, host: new URL(url).host, events },
    });
    return tx.webhook.findUniqueOrThrow({ ...query, where: { id } });
  });
  return { secret, webhook };
}

/** The current end of the chain: earlier events are not sent. */
const newestSeal = async (tx: Tx): Promise<bigint> =>
  (await tx.auditSeal.findFirst({ orderBy: { seq: "desc" }, select: { seq: true } }))?.seq ?? 0n;

/** Enables or disables it. Events while it is off are not sent later. */
export const switchWebhook = (context: Context, id: number, isActive: boolean, query: Selection = {}) =>
  change(context, id, "webhook.switched", query, async (tx, webhook) => {
    if (webhook.isActive === isActive) throw new Refusal("CONFLICT", says.stateAlready);
    const data = isActive
      ? { isActive, afterSeq: await newestSeal(tx), failingSince: null, disabledAt: null }
      : { isActive };
    await tx.webhook.update({ where: { id }, data });
    return { before: webhook.isActive ? "on" : "off", after: isActive ? "on" : "off" };
  });

/** Deletes it; its deliveries stay. */
export const deleteWebhook = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, "webhook.deleted", query, async (tx) => {
    await tx.webhook.update({ where: { id }, data: { isActive: false, deletedAt: context.now() } });
    return {};
  });

/** Sends a "test" event, to check delivery. */
export const testWebhook = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, "webhook.tested", query, async (tx, webhook) => {
    if (!webhook.isActive) throw new Refusal("CONFLICT", says.switchedOff);
    await queue(tx, context, id, { event: testEvent, data: { webhookId: id } });
    return {};
  });

/** The latest calls of a webhook. */
export function deliveriesOf({ db }: Context, webhookId: number): Promise<WebhookDelivery[]> {
  return db.webhookDelivery.findMany({
    where: { webhookId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: deliveriesPerPage,
  });
}

/** Repeats an event, as a new call that refers to the original. */
export async function replayDelivery(context: Context, id: string, query: Selection = {}): Promise<Webhook> {
  admit(context.viewer, "superAdmin");
  const known = /^[\da-f-]{36}$/.test(id)
    ? await context.db.webhookDelivery.findUnique({ where: { id } })
    : null;
  if (!known) throw new Refusal("NOT_FOUND", says.noSuchDelivery);
  return change(context, known.webhookId, "webhook.replayed", query, async (tx, webhook) => {
    if (!webhook.isActive) throw new Refusal("CONFLICT", says.switchedOff);
    const { data } = known.payload as { data: Record<string, number | string> };
    await queue(tx, context, webhook.id, { event: known.event, data, replayOf: known.id });
    return { event: known.event, delivery: known.id };
  });
}

interface Queued {
  event: string;
  data: Record<string, number | string>;
  replayOf?: string;
}

async function queue(tx: Tx, { random, now }: Context, webhookId: number, { event, data, replayOf }: Queued) {
  const id = random.uuid();
  const createdAt = now();
  await tx.webhookDelivery.create({
    data: {
      id,
      webhookId,
      event,
      payload: { type: event, timestamp: createdAt.toISOString(), data, ...(replayOf && { replayOf }) },
      replayOf: replayOf ?? null,
      dueAt: createdAt,
      createdAt,
    },
  });
}

async function change(
  context: Context,
  id: number,
  action: AuditAction,
  query: Selection,
  act: (tx: Tx, webhook: Webhook) => Promise<AuditDetails>,
): Promise<Webhook> {
  admit(context.viewer, "superAdmin");
  await demandRecentPassword(context);
  return context.db.$transaction(async (tx) => {
    await lockRow(tx, "Webhook", id);
    const webhook = await tx.webhook.findFirst({ where: { id, deletedAt: null } });
    if (!webhook) throw new Refusal("NOT_FOUND", says.noSuchWebhook);
    const details = await act(tx, webhook);
    await record(tx, context, {
      action,
      resourceType: "webhook",
      resourceId: id,
      details: { name: webhook.name, ...details },
    });
    return tx.webhook.findUniqueOrThrow({ ...query, where: { id } });
  });
}
