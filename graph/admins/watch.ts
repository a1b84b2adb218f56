import { filter, pipe } from "graphql-yoga";
import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { onceEach } from "../core/graphql/shared-reads.ts";

declare module "../core/announcements.ts" {
  interface Announcements {
    /** An account was created, changed, deleted, or just signed in to. */
    adminsChanged: [{ adminId: number }];
  }
}

type Change = { adminId: number };

const changed = onceEach((context, { adminId }: Change) =>
  context.db.admin.findUnique({ where: { id: adminId } }),
);

/** Every change of an account, while the subscriber is an administrator. */
export const watchAccounts = (context: Context) =>
  pipe(
    context.events.subscribe("adminsChanged"),
    filter(async (change) => {
      context.viewer = await changed.viewer(context, change);
      return isAdmin(context.viewer);
    }),
  );

/** Null if the account is deleted. */
export const readChangedAccount = (context: Context, change: Change) => changed.row(context, change);
