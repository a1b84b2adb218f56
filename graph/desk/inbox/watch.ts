import type { Context } from "../../core/context.ts";
import { afterBursts } from "../../core/graphql/after-bursts.ts";
import { may } from "../../core/access/viewer.ts";
import { countUnread } from "./list.ts";

/** Fires when the inbox may have changed, with its unread count. */
export const watchInbox = (context: Context) =>
  afterBursts(
    context,
    // Items that were handled in their own list are read.
    ["inboxChanged", "callbackChanged", "feedbackChanged"],
    (viewer) => may(viewer, "readDesk"),
    async () => ({ unread: await countUnread(context) }),
  );
