import { filter, map, pipe } from "graphql-yoga";
import { deskChanges } from "../../../core/graphql/desk-changes.ts";
import type { Context } from "../../../core/context.ts";
import { mentionIn } from "./notes.ts";

declare module "../../../core/events/announcements.ts" {
  interface Announcements {
    caseNoted: [{ noteId: number }];
  }
}

/** Notes that name someone. */
const notes = deskChanges("caseNoted", "workCases", async () => null);

/** The mentions of the viewer alone: what others are told is not theirs to know. */
export const watchMentions = (context: Context) =>
  pipe(
    notes.watch(context),
    map(({ noteId }) => mentionIn(context, noteId)),
    filter((mention) => mention !== null),
  );
