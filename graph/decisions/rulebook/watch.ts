import { deskChanges } from "../../core/graphql/desk-changes.ts";
import type { ChangeKind } from "./history.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    rulebookChanged: [{ kind: ChangeKind }];
  }
}

/** A rule or a ruleset was written. */
export const rulebookChanges = deskChanges(
  "rulebookChanged",
  "readCases",
  async (_context, change) => change,
);
