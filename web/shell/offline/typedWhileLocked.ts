import { adoptDrafts } from "./drafts/drafts.ts";
import { lockedOwner } from "./owner.ts";
import { adoptWaiting } from "./queue/outbox.ts";

/**
 * What was typed while the device was locked becomes that of the officer who is here now. Where
 * they have a draft of the same form, theirs stays.
 */
export async function adoptTypedWhileLocked(): Promise<void> {
  await Promise.allSettled([adoptDrafts(lockedOwner, true), adoptWaiting(lockedOwner)]);
}
