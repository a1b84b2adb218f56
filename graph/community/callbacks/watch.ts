import { deskChanges } from "../../core/graphql/desk-changes.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    callbackChanged: [{ id: number }];
  }
}

/** New or changed callbacks. */
export const callbackChanges = deskChanges("callbackChanged", "readDesk", (context, { id }) =>
  context.db.callbackRequest.findUnique({ where: { id } }),
);
