import type { HelpDispatch } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { once } from "../../core/idempotency.ts";
import { rethrow } from "../../money/funds/not-enough.ts";
import { voidLetters } from "../../messages/letters/service.ts";
import { giveBackCode } from "../vendors/codes.ts";
import { announceDispatches } from "./give/announce.ts";
import { againIfTaken, asRepeated } from "./give/dispatch.ts";
import { giveHelp } from "./give/give.ts";
import { byWhom } from "./give/plan.ts";
import { readNotes, reissueForm, voidForm } from "../../../shared/help/dispatches/rules.ts";
import { returnedKey } from "./codes/sealed-code.ts";
import { leftCents } from "../../../shared/help/redemption/rules.ts";
import { says } from "../../../shared/help/dispatches/sentences.ts";
import { announcingStepBack } from "../../core/database/locks.sql.ts";
import { demandDispatchable, demandLocked, type LockedRequest, type Tx } from "./give/lock.ts";

/**
 * Voids one dispatch, with a reason: its code is reused or burned, its letters are void, and a
 * request without other help returns to approved. Returns the request's number.
 */
export async function voidDispatch(context: Context, id: number, input: unknown): Promise<number> {
  admit(context.viewer, "dispatch");
  const form = parse(voidForm, input);
  const requestId = await requestOf(context, id);
  const voided = context.db.$transaction(async (tx) => {
    const request = await demandLocked(tx, requestId);
    const dispatch = await takeBack(context, tx, { request, id, ...form });
    const changed = { version: { increment: 1 }, updatedAt: context.now() };
    const where = { id: requestId };
    if ((await tx.helpDispatch.count({ where: { requestId, voidedAt: null } })) === 0)
      await announcingStepBack(tx, () =>
        tx.emergencyRequest.update({ where, data: { ...changed, status: "approved" } }),
      );
    else await tx.emergencyRequest.update({ where, data: changed });
    return dispatch;
  });
  // A bought code returns to the pool with its money, so its amount must be reserved again.
  const dispatch = await voided.catch(rethrow);
  announceDispatches(context, requestId, dispatch.vendorId && dispatch.codeId ? [dispatch.vendorId] : []);
  return requestId;
}

/**
 * Voids a dispatch and dispatches the same help again, from the same provider with another code, in
 * one step.
 */
export async function reissueDispatch(
  context: Context,
  id: number,
  input: unknown,
  idempotencyKey?: string | null,
): Promise<number> {
  const { viewer } = context;
  admit(viewer, "dispatch");
  const form = parse(reissueForm, input);
  const requestId = await requestOf(context, id);
  const { answer, repeated } = await againIfTaken(() =>
    once(
      context,
      {
        scope: `reissue ${viewer.adminId}`,
        key: idempotencyKey ?? undefined,
        body: { id, ...asRepeated(form) },
      },
      async (tx) => {
        const request = await demandLocked(tx, requestId);
        const old = await takeBack(context, tx, { request, id, ...form });
        const { ids, pools } = await giveHelp(context, tx, {
          request,
          form: { ...sameAgain(old, form.earliestEnd), dispatchNotes: readNotes(old.dispatchNotes).notes },
          replacesId: id,
          reason: old.overReason ?? form.reason,
        });
        await record(tx, context, {
          action: "dispatch.reissued",
          resourceType: "dispatch",
          resourceId: id,
          details: { request: requestId, replacedBy: ids },
        });
        return { ids, pools };
      },
    ),
  ).catch(rethrow);
  if (!repeated) announceDispatches(context, requestId, answer.pools);
  return requestId;
}

/** The help of a dispatch, for another one. */
export const sameAgain = (old: HelpDispatch, earliestEnd?: Date | null) => ({
  providers: [
    {
      vendorId: old.vendorId ?? 0,
      helpType: old.helpType,
      providerInfo: old.providerInfo,
      estimatedValue: old.estimatedValueCents / 100,
      people: old.people,
      hours: old.hours,
      earliestEnd,
    },
  ],
  overReason: old.overReason ?? "",
  overlapReason: old.overlapReason ?? "",
});

interface TakingBack {
  request: LockedRequest;
  id: number;
  reason: string;
  returnCode: boolean;
}

async function takeBack(context: Context, tx: Tx, { request, id, reason, returnCode }: TakingBack) {
  const dispatch = await tx.helpDispatch.findUniqueOrThrow({ where: { id }, include: { code: true } });
  if (dispatch.voidedAt) throw new Refusal("CONFLICT", says.voidedAlready);
  if (dispatch.actualCents !== null) throw new Refusal("CONFLICT", says.redeemedAlready);
  if (dispatch.expiredAt) throw new Refusal("CONFLICT", says.expiredAlready);
  if (dispatch.completedAt) throw new Refusal("CONFLICT", says.completedAlready);
  demandDispatchable(request);
  const isReturned = returnCode && dispatch.codeId !== null;
  const isBurnt = dispatch.codeId !== null && !isReturned;
  const { count } = await tx.helpDispatch.updateMany({
    // A terminal may redeem it at this moment.
    where: { id, actualCents: null },
    data: {
      voidedAt: context.now(),
      voidedBy: byWhom(context),
      voidReason: reason,
      ...(isReturned && { codeId: null, stockCents: 0, promoCodeKey: returnedKey(context, id) }),
      ...(isBurnt && dispatch.code?.cost === "prepaid" && { lostCents: leftCents(dispatch) }),
    },
  });
  if (count === 0) throw new Refusal("CONFLICT", says.redeemedAlready);
  if (dispatch.codeId !== null) await giveBackCode(tx, dispatch.codeId, isReturned ? "free" : "burnt");
  await voidLetters(context, tx, { requestId: request.id, dispatchId: id }, { reason, by: byWhom(context) });
  await record(tx, context, {
    action: "dispatch.voided",
    resourceType: "dispatch",
    resourceId: id,
    details: {
      request: request.id,
      reason,
      valueCents: dispatch.estimatedValueCents,
      code: dispatch.codeId === null ? "made" : isReturned ? "returned" : "burnt",
    },
  });
  return dispatch;
}

/** The number of a dispatch's request, which never changes. */
export async function requestOf({ db }: Context, id: number): Promise<number> {
  const dispatch = await db.helpDispatch.findUnique({ where: { id }, select: { requestId: true } });
  if (!dispatch) throw new Refusal("NOT_FOUND", says.missing);
  return dispatch.requestId;
}
