import { inTab } from "../../../core/device/storage.ts";

/** The page on which officers unlock this device, or get back in on another one. */
export const unlockPage = "/unlock";

/** The pages of a locked browser. A new request can be typed, and the supervisor asked again. */
const openWhileLocked = [unlockPage, "/new-request", "/officer-login"];
export const isOpenWhileLocked = (path: string): boolean => openWhileLocked.includes(path);

const storageKey = "safevoice-unlock-path";

const entrances = [unlockPage, "/officer-login"];

/** Where the officer was, in this tab. */
export function keepUnlockPath(): void {
  const { pathname, search } = location;
  if (!entrances.includes(pathname)) inTab.set(storageKey, pathname + search);
}

export function takeUnlockPath(): string | undefined {
  const path = inTab.get(storageKey);
  inTab.set(storageKey, "");
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}
