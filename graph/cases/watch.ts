import { may } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { deskChanges } from "../core/graphql/desk-changes.ts";
import { readStats } from "./stats.ts";
import { readTracked } from "./tracker.ts";

/** New or changed cases. */
export const trackedChanges = deskChanges("requestChanged", "readCases", (context, { id }) =>
  readTracked(context, id),
);

/** Changes in quick succession cause one new count, after the last of them. */
const restMs = 600;

/** Fires when the numbers at the top of the dashboard may have changed. */
export async function* watchStats(context: Context) {
  const changes = trackedChanges.watch(context)[Symbol.asyncIterator]();
  try {
    let next = changes.next();
    while (!(await next).done) {
      next = changes.next();
      const rest = () => new Promise<"rest">((resolve) => setTimeout(resolve, restMs, "rest"));
      // Changes during the pause belong to the same count.
      const rested = rest();
      while ((await Promise.race([rested, next.then(() => "more" as const)])) === "more") {
        if ((await next).done) return;
        next = changes.next();
      }
      if (!may(context.viewer, "readCases")) return;
      yield await readStats(context);
    }
  } finally {
    await changes.return?.(undefined);
  }
}
