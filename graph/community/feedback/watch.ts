import { deskChanges } from "../../core/graphql/desk-changes.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    feedbackChanged: [{ id: number }];
  }
}

/** New or changed feedback. */
export const feedbackChanges = deskChanges("feedbackChanged", "readDesk", (context, { id }) =>
  context.db.feedback.findUnique({ where: { id } }),
);
