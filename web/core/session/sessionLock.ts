import { onDevice } from "../device/storage.ts";
import { isMarkedLocked, lockKey } from "./sessionMark.ts";

const lockedMarkSeconds = 7 * 24 * 60 * 60;

/**
 * Locks this browser's pages, also without a connection. The server has its own clock, and may have
 * set the mark before; other tabs learn of it here in both cases.
 */
export function markLocked(): void {
  if (!isMarkedLocked()) setMark(`locked.${Date.now()}`, lockedMarkSeconds);
  notifyLock();
}

/** The locked session has ended. Its mark would lead to the page that unlocks for a week. */
export function clearLocked(): void {
  if (isMarkedLocked()) setMark("", 0);
  notifyLock();
  window.dispatchEvent(new StorageEvent("storage", { key: lockKey })); // this tab too
}

function setMark(mark: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `safevoice-session=${mark}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

/** Makes other tabs look at the mark. */
export const notifyLock = (): void => onDevice.set(lockKey, String(Date.now()));
