import { Repeater } from "graphql-yoga";
import type { Context } from "../../core/context.ts";
import { newestAsRead } from "../../core/events/as-read.ts";
import { isOfAgencies, reaches } from "../../core/access/agency-scope.ts";
import { may } from "../../core/access/viewer.ts";
import { onceEach } from "../../core/graphql/shared-reads.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";

/** Counting costs more than most calls, so a subscriber is notified at most this often. */
const restMs = 5 * secondMs;

type Change = { id: number };
const changed = onceEach(({ db }, { id }: Change) =>
  db.emergencyRequest.findUnique({ where: { id }, select: { agencyId: true } }),
);

/**
 * Fires when the numbers may have changed, while the subscriber is an administrator: the first time
 * at once, then bundled.
 */
export const watchAnalytics = (context: Context) =>
  new Repeater<Date>(async (push, stop) => {
    const changes = context.events.since("requestChanged");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = -restMs;
    const report = newestAsRead(push);
    void stop.then(() => {
      clearTimeout(timer);
      void changes.return(undefined);
    });
    for await (const change of changes) {
      if (timer) continue;
      const wait = Math.max(0, told + restMs - performance.now());
      timer = setTimeout(() => void tell(change), wait);
    }

    async function tell(change: Change) {
      context.viewer = await changed.viewer(context, change);
      timer = undefined;
      told = performance.now();
      if (!may(context.viewer, "readFigures")) return stop();
      if (isOfAgencies(context.viewer)) {
        const row = await changed.row(context, change);
        if (!reaches(context.viewer, row?.agencyId ?? null)) return;
      }
      report(context.now());
    }
  });
