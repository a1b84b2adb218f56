import { filter, pipe } from "graphql-yoga";
import type { Context } from "../app/context.ts";
import { can, requestsListedFor } from "../app/permissions.ts";
import { after } from "../app/recent.ts";
import { freshViewer } from "../app/sessions.ts";
import { caseAnswer, demandRequest, logReading } from "./service.ts";

/** Every change of a request that the viewer's list shows, beginning with those of the last seconds. */
export const watchRequests = (context: Context) =>
  after(
    listedLately(context),
    pipe(
      context.events.subscribe("requestChanged"),
      filter(async ({ id }) => {
        context.viewer = await freshViewer(context);
        return (
          (await context.db.emergencyRequest.count({
            where: { AND: [{ id }, requestsListedFor(context.viewer)] },
          })) > 0
        );
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

/** Every change of one request that the viewer may open; watching it is a reading, and logged like any other. */
export async function watchRequest(context: Context, number: number) {
  await demandRequest(context, number);
  await logReading(context, number);
  context.opened.add(number);
  return after(
    changedLately(context, number),
    pipe(
      context.events.subscribe("requestChanged"),
      filter(({ id }) => id === number),
    ),
  );
}

async function* changedLately(context: Context, number: number) {
  for (const change of await context.events.recently("requestChanged"))
    if (change.id === number) yield change;
}

/** The changed request as it is now, or null when it may no longer be seen. */
export async function readChanged(context: Context, id: number) {
  context.viewer = await freshViewer(context);
  const request = await context.db.emergencyRequest.findUnique({
    where: { id },
    include: { verification: caseAnswer },
  });
  if (!request) return null;
  if (can.seeRequest(context.viewer, request, new Set())) return request;
  // Somebody else's stays open to whom it was opened, for as long as he is trusted.
  return context.opened.has(id) && can.openForeignRequest(context.viewer, request, context.config())
    ? request
    : null;
}
