import { deskChanges } from "../../core/graphql/desk-changes.ts";
import { statusAt } from "./health/status.ts";

/** Changes of the configuration. */
export const configChanges = deskChanges("configChanged", "readRecords", async (_context, change) => change);

/** Rounds of samples. */
export const healthSamples = deskChanges("healthSampled", "readRecords", (context, { at }) =>
  statusAt(context, new Date(at)),
);
