import { may } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { rested } from "../core/events/rested.ts";
import { deskChanges } from "../core/graphql/desk-changes.ts";
import { readStats } from "./stats.ts";
import { readTracked } from "./tracker.ts";

/** New or changed cases. */
export const trackedChanges = deskChanges("requestChanged", "readCases", (context, { id }) =>
  readTracked(context, id),
);

/** Fires when the numbers at the top of the dashboard may have changed. */
export async function* watchStats(context: Context) {
  const changes = trackedChanges.watch(context)[Symbol.asyncIterator]();
  for await (const _burst of rested(changes)) {
    if (!may(context.viewer, "readCases")) return;
    yield await readStats(context);
  }
}
