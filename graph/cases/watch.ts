import { filter, pipe } from "graphql-yoga";
import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { after } from "../core/recent-changes.ts";
import { onceEach } from "../core/graphql/shared-reads.ts";
import { readStats } from "./stats.ts";
import { readTracked } from "./tracker.ts";

type Change = { id: number };

const changed = onceEach((context, { id }: Change) => readTracked(context, id));

/**
 * Every new or changed case, beginning with those of the last seconds, while the subscriber is an
 * administrator.
 */
export const watchTracked = (context: Context) =>
  after(
    changedLately(context),
    pipe(
      context.events.subscribe("requestChanged"),
      filter(async (change) => {
        context.viewer = await changed.viewer(context, change);
        return isAdmin(context.viewer);
      }),
    ),
  );

async function* changedLately({ events }: Context) {
  yield* await events.recently("requestChanged");
}

export const readTrackedChange = (context: Context, change: Change) => changed.row(context, change);

/** Changes in quick succession cause one new count, after the last of them. */
const restMs = 600;

/** Fires when the numbers at the top of the dashboard may have changed. */
export async function* watchStats(context: Context) {
  const changes = watchTracked(context)[Symbol.asyncIterator]();
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
      if (!isAdmin(context.viewer)) return;
      yield await readStats(context);
    }
  } finally {
    await changes.return?.(undefined);
  }
}
