import { filter, pipe } from "graphql-yoga";
import type { Permission } from "../../../shared/core/access/roles.ts";
import { may } from "../access/viewer.ts";
import type { Announcements, WatchedTopic } from "../events/announcements.ts";
import type { Context } from "../context.ts";
import { onceEach } from "./shared-reads.ts";

/** A live topic of administrators: who may hear it, and what its subscribers read, once for all. */
export function deskChanges<Topic extends WatchedTopic, Row>(
  topic: Topic,
  permission: Permission,
  read: (context: Context, change: Announcements[Topic][0]) => Promise<Row>,
) {
  type Change = Announcements[Topic][0];
  const changed = onceEach<Change & object, Row>(read);
  return {
    /** Every change, from the last seconds on, while the roles of the subscriber permit it. */
    watch: (context: Context) =>
      pipe(
        context.events.since(topic),
        filter(async (change) => {
          context.viewer = await changed.viewer(context, change);
          return may(context.viewer, permission);
        }),
      ),
    row: (context: Context, change: Change) => changed.row(context, change),
  };
}
