import type { HelpDispatch } from "../../../prisma/client/client.ts";
import type { HelpType } from "../../../prisma/client/enums.ts";
import { admit } from "../../core/access/audiences.ts";
import { recipient, settlerOf } from "../../core/access/settler.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { announceDispatches } from "./give/announce.ts";
import { byWhom } from "./give/plan.ts";
import { says } from "../../../shared/help/dispatches/sentences.ts";
import { isUnsettled } from "../../../shared/help/dispatches/state.ts";
import { requestOf } from "./take-back.ts";
import { openCode } from "./codes/sealed-code.ts";
import { readOfferedVendors } from "./give/facts.sql.ts";
import { demandDispatchable, demandLocked, type Tx } from "./give/lock.ts";
import { sqlWithin } from "../../core/database/statement.ts";

/** A provider for one kind of help of one request. */
export interface Provider {
  requestId: number;
  vendorId: number;
  helpType: HelpType;
}

/**
 * Starts a provider's timer, visible to every administrator. A running one continues, and becomes
 * this administrator's.
 */
export async function startTimer(context: Context, provider: Provider): Promise<void> {
  admit(context.viewer, "dispatch");
  const { requestId } = provider;
  await context.db.$transaction(async (tx) => {
    demandDispatchable(await demandLocked(tx, requestId));
    const [vendor] = await readOfferedVendors(sqlWithin(tx), [provider]);
    if (!vendor?.isKnown)
      throw new Refusal("INVALID", says.providerUnknown, { vendor: [says.providerUnknown] });
    const startedBy = byWhom(context);
    await tx.providerTimer.upsert({
      where: { requestId_vendorId_helpType: provider },
      create: { ...provider, startedBy, startedAt: context.now() },
      update: { startedBy },
    });
  });
  announceDispatches(context, requestId);
}

/** Stops and removes a provider's timer, unless it is another administrator's. */
export async function stopTimer(context: Context, provider: Provider): Promise<void> {
  admit(context.viewer, "dispatch");
  const { count } = await context.db.providerTimer.deleteMany({
    where: { ...provider, startedBy: byWhom(context) },
  });
  if (count) announceDispatches(context, provider.requestId);
}

/**
 * Marks this provider's dispatches for the request as complete and stops the timer. Money of help
 * that this person dispatched stays committed.
 */
export async function completeProvider(context: Context, provider: Provider): Promise<void> {
  admit(context.viewer, "dispatch");
  const { requestId, vendorId, helpType } = provider;
  await context.db.$transaction(async (tx) => {
    await demandLocked(tx, requestId);
    await tx.providerTimer.deleteMany({ where: provider });
    const open = await tx.helpDispatch.findMany({
      where: { requestId, vendorId, helpType, voidedAt: null, completedAt: null },
    });
    for (const help of open) await complete(context, tx, { help });
  });
  announceDispatches(context, requestId);
}

/**
 * Marks one dispatch as received; its money is spent if another person dispatched it. Otherwise it
 * stays committed until another person does the same, or its code is used or billed. Returns the
 * request's number.
 */
export async function completeDispatch(context: Context, id: number): Promise<number> {
  admit(context.viewer, "dispatch");
  const requestId = await requestOf(context, id);
  await context.db.$transaction(async (tx) => {
    await demandLocked(tx, requestId);
    const help = await tx.helpDispatch.findUniqueOrThrow({ where: { id } });
    const { vendorId, helpType, voidedAt, completedAt } = help;
    if (voidedAt) throw new Refusal("CONFLICT", says.voidedAlready);
    if (completedAt && !(isUnsettled(help) && settlerOf(context, help)))
      throw new Refusal("CONFLICT", says.completedAlready);
    await complete(context, tx, { help });
    if (vendorId !== null) await tx.providerTimer.deleteMany({ where: { requestId, vendorId, helpType } });
  });
  announceDispatches(context, requestId);
  return requestId;
}

/**
 * The recipient says that the help was received. Call `announceDispatches` after the commit. False
 * if that was known, or the help is void.
 */
export async function completeByRecipient(
  context: Context,
  tx: Tx,
  { id, requestId }: { id: number; requestId: number },
): Promise<boolean> {
  await demandLocked(tx, requestId);
  const help = await tx.helpDispatch.findFirst({ where: { id, requestId, voidedAt: null } });
  if (!help || (help.completedAt && !isUnsettled(help))) return false;
  await complete(context, tx, { help, by: recipient });
  const { vendorId, helpType } = help;
  if (vendorId !== null) await tx.providerTimer.deleteMany({ where: { requestId, vendorId, helpType } });
  return true;
}

interface Completion {
  help: HelpDispatch;
  /** In place of the administrator who acts. */
  by?: typeof recipient;
}

async function complete(context: Context, tx: Tx, { help, by }: Completion) {
  const { id, requestId, completedAt } = help;
  const settler = isUnsettled(help) ? settlerOf(context, help, by) : undefined;
  if (completedAt && !settler) return;
  const now = context.now();
  await tx.helpDispatch.update({
    where: { id },
    data: {
      ...(!completedAt && { completedAt: now, completedBy: by ?? byWhom(context) }),
      ...(settler && { settledAt: now, ...settler }),
    },
  });
  await record(tx, context, {
    action: completedAt ? "dispatch.settled" : "dispatch.completed",
    resourceType: "dispatch",
    resourceId: id,
    details: { request: requestId, isSettled: settler !== undefined },
    ...(by && { actor: { actorKind: "visitor" as const, actorName: by } }),
  });
}

/** Reveals a dispatch's code to an administrator. The reveal is logged first. */
export async function revealCode(context: Context, id: number): Promise<string> {
  admit(context.viewer, "dispatch");
  const requestId = await requestOf(context, id);
  await record(context.db, context, {
    action: "dispatch.revealed",
    resourceType: "dispatch",
    resourceId: id,
    details: { request: requestId },
  });
  const { promoCodeSealed } = await context.db.helpDispatch.findUniqueOrThrow({ where: { id } });
  return openCode(context, promoCodeSealed);
}
