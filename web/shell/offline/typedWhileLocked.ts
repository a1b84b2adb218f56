import { adoptLockedDrafts } from "./drafts/drafts.ts";
import { adoptLockedWaiting } from "./queue/outbox.ts";
import { lastOwner } from "./owner.ts";

/**
 * What an officer typed while their device was locked becomes theirs again; another officer's stays
 * sealed. `before`: their previous session, if they filed the officer form again. Where they have a
 * draft of the same form, theirs stays.
 */
export async function adoptTypedWhileLocked(before?: string): Promise<void> {
  for (const who of before === undefined ? [lastOwner()] : [before, lastOwner()])
    await Promise.allSettled([adoptLockedDrafts(who), adoptLockedWaiting(who)]);
}
