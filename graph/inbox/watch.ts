import { Repeater } from "graphql-yoga";
import { may } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { rested } from "../core/events/rested.ts";
import { freshViewer } from "../core/sessions/sessions.ts";
import { countUnread } from "./list.ts";

/** Fires when the inbox may have changed, with its unread count. */
export async function* watchInbox(context: Context): AsyncGenerator<{ unread: number }> {
  const { events } = context;
  const changes = Repeater.merge([
    events.since("inboxChanged"),
    // Items that were handled in their own list are read.
    events.since("callbackChanged"),
    events.since("feedbackChanged"),
  ])[Symbol.asyncIterator]();
  for await (const _burst of rested(changes)) {
    context.viewer = await freshViewer(context);
    if (!may(context.viewer, "readDesk")) return;
    yield { unread: await countUnread(context) };
  }
}
