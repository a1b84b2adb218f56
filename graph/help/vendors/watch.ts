import { deskChanges } from "../../core/graphql/desk-changes.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    vendorChanged: [{ id: number }];
  }
}

/** Changes of a vendor or of its code pool. */
export const vendorChanges = deskChanges("vendorChanged", "readCases", (context, { id }) =>
  context.db.vendor.findUnique({ where: { id } }),
);
