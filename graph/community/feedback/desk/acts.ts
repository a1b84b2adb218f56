import type { Feedback, Prisma } from "../../../../prisma/client/client.ts";
import { admit } from "../../../core/access/audiences.ts";
import { isSuperAdmin } from "../../../core/access/viewer.ts";
import type { AuditAction } from "../../../core/audit/actions.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { guardedWrite } from "../../../core/guarded-write.ts";
import { says } from "../../../../shared/community/feedback/sentences.ts";
import { handleForm } from "../../../../shared/community/feedback/desk.ts";

type Selection = Pick<Prisma.FeedbackFindManyArgs, "select">;

/** Claims it. If two race, the second learns who has it. */
export const takeFeedback = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, {
    from: () => ({ state: "open", ownerName: null }),
    data: (ownerName) => ({ ownerName }),
    action: "feedback.taken",
    query,
  });

/** Releases it: by its owner, or by a super administrator. */
export const releaseFeedback = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, {
    from: (ownerName) => ({
      state: "open",
      ...(isSuperAdmin(context.viewer) ? { ownerName: { not: null } } : { ownerName }),
    }),
    data: () => ({ ownerName: null }),
    action: "feedback.released",
    query,
  });

/** Closes it, by its owner, with a note. */
export async function handleFeedback(context: Context, id: number, input: unknown, query: Selection = {}) {
  admit(context.viewer, "workDesk");
  const { note } = parse(handleForm, input);
  return change(context, id, {
    from: (ownerName) => ({ state: "open", ownerName }),
    data: (_ownerName, now) => ({ state: "handled", handledAt: now, note }),
    action: "feedback.handled",
    query,
  });
}

/** Reopens it. The note stays, and it belongs to the administrator who reopens it. */
export const reopenFeedback = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, {
    from: () => ({ state: "handled" }),
    data: (ownerName) => ({ state: "open", handledAt: null, ownerName }),
    action: "feedback.reopened",
    query,
  });

/** The writer's contact, if given. The reading is logged first. */
export async function openContact(context: Context, id: number) {
  admit(context.viewer, "workDesk");
  return context.db.$transaction(async (tx) => {
    const row = await tx.feedback.findUnique({
      where: { id },
      select: { email: true, phone: true },
    });
    if (!row) throw new Refusal("NOT_FOUND", says.missing);
    await record(tx, context, { action: "feedback.contact-read", resourceType: "feedback", resourceId: id });
    return row;
  });
}

interface Step {
  /** The states in which it is allowed, for this administrator's user name. */
  from: (username: string) => Prisma.FeedbackWhereInput;
  data: (username: string, now: Date) => Prisma.FeedbackUpdateManyMutationInput;
  action: AuditAction;
  query: Selection;
}

async function change(context: Context, id: number, { from, data, action, query }: Step): Promise<Feedback> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  return guardedWrite(context, "Feedback", {
    where: { id },
    version: "by-state",
    from: from(viewer.username),
    data: data(viewer.username, context.now()),
    missing: says.missing,
    conflict: ({ state, ownerName }) => {
      if (state === "handled") return says.handledAlready;
      if (action === "feedback.reopened") return says.openAlready;
      if (!ownerName) return says.nobodyHasIt;
      return ownerName === viewer.username ? says.yoursAlready : says.hasIt({ name: ownerName });
    },
    audit: () => ({ action, resourceType: "feedback", resourceId: id }),
    announce: () => context.events.publish("feedbackChanged", { id }),
    query,
  });
}
