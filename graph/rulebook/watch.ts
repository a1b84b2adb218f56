import { filter, pipe } from "graphql-yoga";
import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { freshViewer } from "../core/sessions/sessions.ts";
import type { ChangeKind } from "./history.ts";

declare module "../core/announcements.ts" {
  interface Announcements {
    rulebookChanged: [{ kind: ChangeKind }];
  }
}

/** Fires when a rule or a ruleset was written, while the subscriber is an administrator. */
export const watchRulebook = (context: Context) =>
  pipe(
    context.events.subscribe("rulebookChanged"),
    filter(async () => {
      context.viewer = await freshViewer(context);
      return isAdmin(context.viewer);
    }),
  );
