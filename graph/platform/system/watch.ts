import { deskChanges } from "../../core/graphql/desk-changes.ts";
import { statusAt } from "./health/status.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    /** An item of the setup was noted or withdrawn, or a test email was sent or confirmed. */
    setupChanged: [{ item: string }];
  }
}

/** Changes of the configuration. */
export const configChanges = deskChanges("configChanged", "readRecords", async (_context, change) => change);

/** Rounds of samples. */
export const healthSamples = deskChanges("healthSampled", "readRecords", (context, { at }) =>
  statusAt(context, new Date(at)),
);
