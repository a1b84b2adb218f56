import { filter, pipe } from "graphql-yoga";
import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { onceEach } from "../core/graphql/shared-reads.ts";
import { statusAt } from "./health/status.ts";

const changed = onceEach((_context, change: { version: number }) => Promise.resolve(change));

/** Every change of the configuration, while the subscriber is an administrator. */
export const watchConfig = (context: Context) =>
  pipe(
    context.events.subscribe("configChanged"),
    filter(async (change) => {
      context.viewer = await changed.viewer(context, change);
      return isAdmin(context.viewer);
    }),
  );

const sampled = onceEach((context, { at }: { at: string }) => statusAt(context, new Date(at)));

/** Every round of samples, while the subscriber is an administrator. */
export const watchHealth = (context: Context) =>
  pipe(
    context.events.subscribe("healthSampled"),
    filter(async (change) => {
      context.viewer = await sampled.viewer(context, change);
      return isAdmin(context.viewer);
    }),
  );

export const readSampled = (context: Context, change: { at: string }) => sampled.row(context, change);
