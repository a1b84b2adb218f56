import { inTab } from "../../../core/device/storage.ts";

/** The page on which officers unlock this device, or get back in on another one. */
export const unlockPage = "/unlock";

/** The pages of a locked browser. A new request can be typed, and the supervisor asked again. */
const openWhileLocked = [unlockPage, "/new-request", "/officer-login"];
export const isOpenWhileLocked = (path: string): boolean => openWhileLocked.includes(path);

const storageKey = "safevoice-unlock-path";

/** Where the officer was, in this tab. */
export function keepUnlockPath(): void {
  if (!isOpenWhileLocked(location.pathname)) inTab.set(storageKey, location.pathname + location.search);
}

export function takeUnlockPath(): string | undefined {
  const path = inTab.get(storageKey);
  inTab.set(storageKey, "");
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}
