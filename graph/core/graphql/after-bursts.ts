import { filter, map, pipe, Repeater } from "graphql-yoga";
import { isOfAgencies } from "../access/agency-scope.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Context } from "../context.ts";
import type { WatchedTopic } from "../events/announcements.ts";
import { newestAsRead } from "../events/as-read.ts";
import { freshViewer } from "../sessions/sessions.ts";

/** Changes in quick succession cause one report, this long after the first of them. */
const restMs = 400;

/**
 * Reads again after each burst of announcements, those of the last seconds included, while `may`
 * allows it. It uses repeaters because they stop when the subscriber leaves. An async generator
 * would keep listening until the next announcement.
 */
export const afterBursts = <Row>(
  context: Context,
  topics: readonly WatchedTopic[],
  may: (viewer: Viewer) => boolean,
  read: (context: Context) => Promise<Row>,
) => {
  const reports = pipe(
    bursts(Repeater.merge(topics.map((topic) => context.events.since(topic)))),
    filter(async () => {
      context.viewer = await freshViewer(context);
      return may(context.viewer);
    }),
    map(() => read(context)),
  );
  return isOfAgencies(context.viewer) ? pipe(reports, changesAlone<Row>()) : reports;
};

/** An unchanged number is not reported: it would show that something happened in another agency. */
const changesAlone = <Row>() => {
  let before: string | undefined;
  return filter((row: Row) => {
    const now = JSON.stringify(row);
    const isNew = now !== before;
    before = now;
    return isNew;
  });
};

const bursts = (changes: Repeater<unknown>) =>
  new Repeater<true>(async (push, stop) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = newestAsRead(push);
    void stop.then(() => {
      clearTimeout(timer);
      void changes.return();
    });
    for await (const _change of changes)
      timer ??= setTimeout(() => {
        timer = undefined;
        report(true);
      }, restMs);
    stop();
  });
