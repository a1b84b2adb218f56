import type { Context } from "../../core/context.ts";
import { forgetHere } from "./kept-until-changed.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    /** `id` is null if many rows of the state were changed at once. */
    entryChanged: [{ id: number | null; state: string }];
  }
}

/** Every process receives it and rebuilds what shows these states. */
export function announceEntries(
  { events }: Pick<Context, "events">,
  changed: readonly { id: number | null; state: string }[],
): void {
  forgetHere(events);
  for (const one of changed) events.publish("entryChanged", one);
}
