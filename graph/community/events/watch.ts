import { deskChanges } from "../../core/graphql/desk-changes.ts";
import { findEvent } from "./service.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    eventChanged: [{ id: number }];
  }
}

/** New or changed events. */
export const eventChanges = deskChanges("eventChanged", "readDesk", (context, { id }) =>
  findEvent(context, id),
);
