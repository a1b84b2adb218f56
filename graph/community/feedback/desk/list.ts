import type * as z from "zod/mini";
import type { Feedback, Prisma } from "../../../../prisma/client/client.ts";
import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { containing } from "../../../core/graphql/desk-list.ts";
import { at, type Slice } from "../../../core/graphql/pages.ts";
import { feedbackFilter, type FeedbackFilter } from "../../../../shared/community/feedback/desk.ts";

type Selection = Pick<Prisma.FeedbackFindManyArgs, "select">;

/** Open ones: longest waiting first. Closed ones: newest first. */
export async function listFeedback(
  context: Context,
  filter: FeedbackFilter,
  slice: Slice,
  query: Selection,
): Promise<Feedback[]> {
  const asked = parse(feedbackFilter, filter);
  const direction = asked.view === "handled" || asked.view === "all" ? "desc" : "asc";
  return context.db.feedback.findMany({
    ...query,
    where: found(context, asked),
    orderBy: [{ createdAt: direction }, { id: direction }],
    ...at(slice),
  });
}

export async function countFeedback(context: Context, filter: FeedbackFilter): Promise<number> {
  return context.db.feedback.count({ where: found(context, parse(feedbackFilter, filter)) });
}

/**
 * By receipt number, agency, or words of the note. Contacts are read one at a time and never
 * searched.
 */
function found(
  { viewer }: Context,
  { view, feedbackType, search }: z.output<typeof feedbackFilter>,
): Prisma.FeedbackWhereInput {
  admit(viewer, "readDesk");
  const contains = containing(search ?? "");
  const views = {
    open: { state: "open" },
    mine: { state: "open", ownerName: viewer.username },
    followUp: { state: "open", wantsFollowUp: true },
    handled: { state: "handled" },
    all: {},
  } satisfies Record<typeof view, Prisma.FeedbackWhereInput>;
  return {
    ...views[view],
    ...(feedbackType && { feedbackType }),
    ...(search && { OR: [{ receipt: contains }, { agency: contains }, { note: contains }] }),
  };
}
