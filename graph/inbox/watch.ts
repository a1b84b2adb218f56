import { Repeater } from "graphql-yoga";
import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { freshViewer } from "../core/sessions/sessions.ts";
import { countUnread } from "./list.ts";

/** Changes in quick succession cause one notification, after the last of them. */
const restMs = 400;

/** Fires when the inbox may have changed, with its unread count. */
export async function* watchInbox(context: Context): AsyncGenerator<{ unread: number }> {
  const { events } = context;
  const changes = Repeater.merge([
    events.subscribe("inboxChanged"),
    // Items that were handled in their own list are read.
    events.subscribe("callbackChanged"),
    events.subscribe("feedbackChanged"),
  ])[Symbol.asyncIterator]();
  try {
    let next = changes.next();
    while (!(await next).done) {
      next = changes.next();
      const rested = new Promise<"rest">((resolve) => setTimeout(resolve, restMs, "rest"));
      while ((await Promise.race([rested, next.then(() => "more" as const)])) === "more") {
        if ((await next).done) return;
        next = changes.next();
      }
      context.viewer = await freshViewer(context);
      if (!isAdmin(context.viewer)) return;
      yield { unread: await countUnread(context) };
    }
  } finally {
    await changes.return?.(undefined);
  }
}
