import { deskChanges } from "../../core/graphql/desk-changes.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    statementChanged: [{ id: number }];
  }
}

/** New and settled lines of statements. */
export const statementChanges = deskChanges("statementChanged", "readMoney", (context, { id }) =>
  context.db.statementLine.findUnique({ where: { id } }),
);
