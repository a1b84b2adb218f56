import { deskChanges } from "../../core/graphql/desk-changes.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    /** An account was created, changed, deleted, or just signed in to. */
    adminsChanged: [{ adminId: number }];
  }
}

/** Changes of accounts; the row is null if the account is deleted. */
export const accountChanges = deskChanges("adminsChanged", "readRecords", (context, { adminId }) =>
  context.db.admin.findUnique({ where: { id: adminId } }),
);
