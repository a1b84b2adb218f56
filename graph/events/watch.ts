import { filter, pipe } from "graphql-yoga";
import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { onceEach } from "../core/graphql/shared-reads.ts";
import { findEvent } from "./service.ts";

declare module "../core/announcements.ts" {
  interface Announcements {
    eventChanged: [{ id: number }];
  }
}

type Change = { id: number };

const changed = onceEach((context, { id }: Change) => findEvent(context, id));

/** Every new or changed event, while the subscriber is an administrator. */
export const watchEvents = (context: Context) =>
  pipe(
    context.events.subscribe("eventChanged"),
    filter(async (change) => {
      context.viewer = await changed.viewer(context, change);
      return isAdmin(context.viewer);
    }),
  );

export const readChanged = (context: Context, change: Change) => changed.row(context, change);
