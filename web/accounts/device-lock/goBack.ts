import { notifyLock } from "../../core/session/sessionLock.ts";
import { adoptTypedWhileLocked } from "../../shell/offline/typedWhileLocked.ts";
import { takeUnlockPath } from "../../shell/settings/session/unlockPath.ts";

let leaving: Promise<void> | undefined;

/**
 * After the server opened the session, here or in another tab: what was typed while it was locked
 * is the officer's now, and the page on which they were is loaded again. Once, because the path is
 * taken.
 */
export const goBack = (): Promise<void> => (leaving ??= leave());

async function leave(): Promise<void> {
  await adoptTypedWhileLocked();
  notifyLock();
  location.replace(takeUnlockPath() ?? "/requests");
}
