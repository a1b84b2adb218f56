import { may } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { afterBursts } from "../../core/graphql/after-bursts.ts";
import { deskChanges } from "../../core/graphql/desk-changes.ts";
import { readStats } from "./stats.ts";
import { readTracked } from "./tracker.ts";

/** New or changed cases. */
export const trackedChanges = deskChanges(
  "requestChanged",
  "readCases",
  (context, { id }) => readTracked(context, id),
  (_context, row) => row?.agencyId ?? null,
);

/** Fires when the numbers at the top of the dashboard may have changed. */
export const watchStats = (context: Context) =>
  afterBursts(context, ["requestChanged"], (viewer) => may(viewer, "readCases"), readStats);
