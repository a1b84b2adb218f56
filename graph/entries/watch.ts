import { filter, pipe } from "graphql-yoga";
import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { onceEach } from "../core/graphql/shared-reads.ts";

export type Change = { id: number | null; state: string };

const changed = onceEach((context, { id }: Change) =>
  id === null ? Promise.resolve(null) : context.db.resource.findUnique({ where: { id } }),
);

/** Every new or changed entry, while the subscriber is an administrator; null for bulk changes. */
export const watchEntries = (context: Context) =>
  pipe(
    context.events.subscribe("entryChanged"),
    filter(async (change) => {
      context.viewer = await changed.viewer(context, change);
      return isAdmin(context.viewer);
    }),
  );

export const readChanged = (context: Context, change: Change) => changed.row(context, change);
