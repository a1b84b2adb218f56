import { filter, pipe } from "graphql-yoga";
import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { onceEach } from "../core/graphql/shared-reads.ts";

declare module "../core/announcements.ts" {
  interface Announcements {
    vendorChanged: [{ id: number }];
  }
}

type Change = { id: number };

const changed = onceEach((context, { id }: Change) => context.db.vendor.findUnique({ where: { id } }));

/** Every change of a vendor or of its code pool, while the subscriber is an administrator. */
export const watchVendors = (context: Context) =>
  pipe(
    context.events.subscribe("vendorChanged"),
    filter(async (change) => {
      context.viewer = await changed.viewer(context, change);
      return isAdmin(context.viewer);
    }),
  );

export const readChanged = (context: Context, change: Change) => changed.row(context, change);
