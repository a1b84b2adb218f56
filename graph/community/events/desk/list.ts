import type * as z from "zod/mini";
import type { Prisma } from "../../../../prisma/client/client.ts";
import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { containing } from "../../../core/graphql/desk-list.ts";
import { at, type Slice } from "../../../core/graphql/pages.ts";
import { findEvents, type ShownEvent } from "../service.ts";
import { eventFilter, type EventFilter } from "../../../../shared/community/events/desk.ts";

/** Upcoming ones earliest first, all others latest first. */
export async function listAllEvents(
  context: Context,
  filter: EventFilter,
  slice: Slice,
): Promise<ShownEvent[]> {
  const asked = parse(eventFilter, filter);
  const direction = asked.view === "coming" ? "asc" : "desc";
  return findEvents(context, {
    where: found(context, asked),
    orderBy: [{ startsAt: direction }, { id: direction }],
    ...at(slice),
  });
}

export async function countEvents(context: Context, filter: EventFilter): Promise<number> {
  return context.db.event.count({ where: found(context, parse(eventFilter, filter)) });
}

function found(
  { viewer, now }: Context,
  { view, search }: z.output<typeof eventFilter>,
): Prisma.EventWhereInput {
  admit(viewer, "readDesk");
  const contains = containing(search ?? "");
  const views = {
    coming: { endsAt: { gt: now() } },
    past: { endsAt: { lte: now() } },
    cancelled: { cancelledAt: { not: null } },
    all: {},
  } satisfies Record<typeof view, Prisma.EventWhereInput>;
  return {
    ...views[view],
    ...(search && { OR: [{ title: contains }, { location: contains }, { host: contains }] }),
  };
}
