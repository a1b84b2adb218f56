import { tellLock } from "../../core/session/sessionLock.ts";
import { adoptDrafts } from "../../shell/offline/drafts/drafts.ts";
import { lockedOwner } from "../../shell/offline/owner.ts";
import { adoptWaiting } from "../../shell/offline/queue/outbox.ts";
import { takeUnlockPath } from "../../shell/settings/session/unlockPath.ts";

/**
 * After the server opened the session: what was typed while it was locked is the officer's now, and
 * the page on which they were is loaded again.
 */
export async function goBack(): Promise<void> {
  await Promise.allSettled([adoptDrafts(lockedOwner, true), adoptWaiting(lockedOwner)]);
  tellLock();
  location.replace(takeUnlockPath() ?? "/requests");
}
