import { filter, pipe } from "graphql-yoga";
import type { Permission } from "../../../shared/core/access/roles.ts";
import { isOfAgencies, reaches } from "../access/agency-scope.ts";
import { may } from "../access/viewer.ts";
import type { Announcements, WatchedTopic } from "../events/announcements.ts";
import type { Context } from "../context.ts";
import { onceEach } from "./shared-reads.ts";

/**
 * A live topic of administrators: who may subscribe, and what its subscribers read, once for all.
 * `agencyOf` is the agency of a row, for topics that are open to administrators of agencies. These
 * get rows of their agencies and, once, an empty report for a row that was moved away.
 */
export function deskChanges<Topic extends WatchedTopic, Row>(
  topic: Topic,
  permission: Permission,
  read: (context: Context, change: Announcements[Topic][0]) => Promise<Row>,
  agencyOf?: (context: Context, row: Row) => number | null | Promise<number | null>,
) {
  type Change = Announcements[Topic][0];
  const changed = onceEach<Change & object, Row>(read);
  const isShown = async (context: Context, row: Row) =>
    !isOfAgencies(context.viewer) ||
    (agencyOf !== undefined && reaches(context.viewer, await agencyOf(context, row)));
  return {
    /** Every change, from the last seconds on, while the roles of the subscriber permit it. */
    watch: (context: Context) =>
      pipe(
        context.events.since(topic),
        filter(async (change) => {
          context.viewer = await changed.viewer(context, change);
          if (!may(context.viewer, permission)) return false;
          if (!isOfAgencies(context.viewer)) return true;
          const movedFrom = (change as { movedFrom?: number }).movedFrom ?? null;
          return reaches(context.viewer, movedFrom) || isShown(context, await changed.row(context, change));
        }),
      ),
    row: async (context: Context, change: Change): Promise<Row | null> => {
      const row = await changed.row(context, change);
      return (await isShown(context, row)) ? row : null;
    },
  };
}
