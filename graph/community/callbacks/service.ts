import type { CallbackRequest, Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { isSuperAdmin } from "../../core/access/viewer.ts";
import type { AuditAction } from "../../core/audit/actions.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { changeShown, guardedWrite } from "../../core/guarded-write.ts";
import { closeForm } from "../../../shared/community/callbacks/rules.ts";
import { says } from "../../../shared/community/callbacks/sentences.ts";

type Selection = Pick<Prisma.CallbackRequestFindManyArgs, "select" | "include">;

const taken = { in: ["claimed", "answered"] } satisfies Prisma.EnumCallbackStatusFilter;
/** Also if the owner's account was deleted. */
const claimable = {
  OR: [{ status: "waiting" }, { status: taken, ownerId: null }],
} satisfies Prisma.CallbackRequestWhereInput;

/** Claims it. If two race, the second learns who has it. */
export const claimCallback = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, {
    from: () => claimable,
    data: (adminId, now) => ({ status: "claimed", ownerId: adminId, claimedAt: now }),
    action: "callback.claimed",
    query,
  });

/** Returns it to the queue in its old position: by its owner, or by a super administrator. */
export const giveBackCallback = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, {
    from: (adminId) => ({
      status: taken,
      ...(!isSuperAdmin(context.viewer) && { ownerId: adminId }),
    }),
    data: () => ({ status: "waiting", ownerId: null, claimedAt: null, answeredAt: null }),
    action: "callback.given-back",
    query,
  });

/** The administrator calls the number. */
export const dialCallback = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, {
    from: (adminId) => ({ status: taken, ownerId: adminId }),
    data: (_adminId, now) => ({ dialledAt: now }),
    action: "callback.dialled",
    query,
  });

/** The person was reached. */
export const answerCallback = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, {
    from: (adminId) => ({ status: "claimed", ownerId: adminId }),
    data: (_adminId, now) => ({ status: "answered", answeredAt: now }),
    action: "callback.answered",
    query,
  });

/**
 * Answered elsewhere at the desk, within that transaction: the answerer owns it and has reached the
 * person. CONFLICT if someone else has it. Call `announceCallback` after the commit.
 */
export async function answerWithin(
  context: Context,
  tx: Prisma.TransactionClient,
  id: number,
): Promise<void> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  const { adminId } = viewer;
  const now = context.now();
  await tx.callbackRequest.updateMany({
    where: { id, ...claimable },
    data: { status: "claimed", ownerId: adminId, claimedAt: now },
  });
  await changeShown(tx, "CallbackRequest", {
    ...guardOf(id, adminId),
    from: { status: taken, ownerId: adminId },
    data: { status: "answered", answeredAt: now },
  });
  await record(tx, context, { action: "callback.answered", resourceType: "callback", resourceId: id });
}

export const announceCallback = ({ events }: Context, id: number) =>
  events.publish("callbackChanged", { id });

/** Closes it, whether the person was reached or not; the note says which. */
export async function closeCallback(context: Context, id: number, input: unknown, query: Selection = {}) {
  admit(context.viewer, "workDesk");
  const { note } = parse(closeForm, input);
  return change(context, id, {
    from: (adminId) => ({ status: taken, ownerId: adminId }),
    data: (_adminId, now) => ({ status: "closed", closedAt: now, note }),
    action: "callback.closed",
    query,
  });
}

/** Details that only the caller needs. The reading is logged first. */
export async function openCallback(context: Context, id: number): Promise<CallbackRequest> {
  admit(context.viewer, "workDesk");
  return context.db.$transaction(async (tx) => {
    const row = await tx.callbackRequest.findUnique({ where: { id } });
    if (!row) throw new Refusal("NOT_FOUND", says.missing);
    await record(tx, context, { action: "callback.read", resourceType: "callback", resourceId: id });
    return row;
  });
}

interface Step {
  /** The states in which it is allowed. */
  from: (adminId: number) => Prisma.CallbackRequestWhereInput;
  data: (adminId: number, now: Date) => Prisma.CallbackRequestUncheckedUpdateManyInput;
  action: AuditAction;
  query: Selection;
}

async function change(
  context: Context,
  id: number,
  { from, data, action, query }: Step,
): Promise<CallbackRequest> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  return guardedWrite(context, "CallbackRequest", {
    ...guardOf(id, viewer.adminId),
    from: from(viewer.adminId),
    data: data(viewer.adminId, context.now()),
    audit: ({ after: { requestType, status } }) => ({
      action,
      resourceType: "callback",
      resourceId: id,
      details: { requestType, after: status },
    }),
    announce: () => announceCallback(context, id),
    query,
  });
}

/** The state and the owner are the version. A second writer learns who has it, or how it ended. */
const guardOf = (id: number, adminId: number) => ({
  where: { id },
  version: "by-state" as const,
  missing: says.missing,
  conflict: async ({ status, ownerId }: CallbackRequest, tx: Prisma.TransactionClient) => {
    if (status === "closed") return says.closedAlready;
    const owner = ownerId === null ? null : await tx.admin.findUnique({ where: { id: ownerId } });
    if (status === "waiting" || !owner) return says.nobodyHasIt;
    if (ownerId !== adminId) return says.hasIt({ name: owner.name });
    return status === "claimed" ? says.yoursAlready : says.answeredAlready;
  },
});
