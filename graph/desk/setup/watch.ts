import { deskChanges } from "../../core/graphql/desk-changes.ts";

/** Notes of the setup, and test emails. */
export const setupChanges = deskChanges("setupChanged", "manageSystem", async (_context, change) => change);
