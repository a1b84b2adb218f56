import { filter, pipe } from "graphql-yoga";
import type { Context } from "../../core/context.ts";
import { can, requestsListedFor } from "./policy.ts";
import { onceEach } from "../../core/graphql/shared-reads.ts";
import { after } from "../../core/events/recent-changes.ts";
import { caseAnswer, demandRequest, logReading } from "../request-access/service.ts";

type Change = { id: number };

const changed = onceEach((context, { id }: Change) =>
  context.db.emergencyRequest.findUnique({
    where: { id },
    include: { verification: caseAnswer },
  }),
);
const nothingOpened: ReadonlySet<number> = new Set();

/** Every change of a request in the viewer's list, beginning with those of the last seconds. */
export const watchRequests = (context: Context) =>
  after(
    listedLately(context),
    pipe(
      context.events.subscribe("requestChanged"),
      filter(async (change) => {
        // Most announcements concern other people's requests: the row, read once for all
        // subscribers, shows that without extra queries.
        const row = await changed.row(context, change);
        if (!row || !can.seeRequest(context.viewer, row, nothingOpened)) return false;
        context.viewer = await changed.viewer(context, change);
        return can.seeRequest(context.viewer, row, nothingOpened);
      }),
    ),
  );

async function* listedLately(context: Context) {
  const ids = (await context.events.recently("requestChanged")).map(({ id }) => id);
  if (ids.length === 0) return;
  yield* await context.db.emergencyRequest.findMany({
    where: { AND: [{ id: { in: ids } }, requestsListedFor(context.viewer)] },
    select: { id: true },
    orderBy: { id: "asc" },
  });
}

/** Every change of one request that the viewer may open; subscribing is a reading, and logged. */
export async function watchRequest(context: Context, number: number) {
  await demandRequest(context, number);
  await logReading(context, number);
  context.opened.add(number);
  return pipe(
    context.events.since("requestChanged"),
    filter(({ id }) => id === number),
  );
}

/** The changed request, or null if it is no longer visible. */
export async function readChanged(context: Context, change: Change) {
  context.viewer = await changed.viewer(context, change);
  const { id } = change;
  const request = await changed.row(context, change);
  if (!request) return null;
  if (can.seeRequest(context.viewer, request, nothingOpened)) return request;
  // Another officer's request stays open while the viewer is trusted.
  return context.opened.has(id) && can.openForeignRequest(context.viewer, request, context.config())
    ? request
    : null;
}
