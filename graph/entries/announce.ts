import type { Context } from "../core/context.ts";
import { forgetHere } from "./kept-until-changed.ts";

declare module "../core/announcements.ts" {
  interface Announcements {
    /** `id` is null where many rows of the state were changed at once. */
    entryChanged: [{ id: number | null; state: string }];
  }
}

/** Every process hears it: what shows the directory of these states is made anew. */
export function announceEntries(
  { events }: Pick<Context, "events">,
  changed: readonly { id: number | null; state: string }[],
): void {
  forgetHere(events);
  for (const one of changed) events.publish("entryChanged", one);
}
