import { deskChanges } from "../../core/graphql/desk-changes.ts";
import type { Context } from "../../core/context.ts";
import { mentionIn } from "./notes.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    caseNoted: [{ noteId: number }];
  }
}

/** Notes that name someone. */
const notes = deskChanges("caseNoted", "workCases", async () => null);

/** The mentions of the viewer alone: what others are told is not theirs to know. */
export async function* watchMentions(context: Context) {
  for await (const { noteId } of notes.watch(context)) {
    const mention = await mentionIn(context, noteId);
    if (mention) yield mention;
  }
}
