import type * as z from "zod/mini";
import type { Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { containing, pageAt } from "../../core/graphql/desk-list.ts";
import { findEvents, type ShownEvent } from "../service.ts";
import { eventFilter, type EventFilter } from "../desk.shared.ts";

export interface Listed {
  filter: EventFilter;
  page: number | null | undefined;
}

/** Upcoming ones earliest first, all others latest first. */
export async function listAllEvents(context: Context, { filter, page }: Listed): Promise<ShownEvent[]> {
  const asked = parse(eventFilter, filter);
  const direction = asked.view === "coming" ? "asc" : "desc";
  return findEvents(context, {
    where: found(context, asked),
    orderBy: [{ startsAt: direction }, { id: direction }],
    ...pageAt(page),
  });
}

export async function countEvents(context: Context, filter: EventFilter): Promise<number> {
  return context.db.event.count({ where: found(context, parse(eventFilter, filter)) });
}

function found(
  { viewer, now }: Context,
  { view, search }: z.output<typeof eventFilter>,
): Prisma.EventWhereInput {
  admit(viewer, "admin");
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
