import { deskChanges } from "../../core/graphql/desk-changes.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    correctionChanged: [{ id: number }];
  }
}

/** New or changed reports. */
export const correctionChanges = deskChanges("correctionChanged", "readDesk", (context, { id }) =>
  context.db.correction.findUnique({ where: { id } }),
);
