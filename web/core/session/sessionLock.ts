import { onDevice } from "../device/storage.ts";
import { lockKey } from "./sessionMark.ts";

const lockedMarkSeconds = 7 * 24 * 60 * 60;

/** Locks this browser's pages, also without a connection. The server has its own clock. */
export function markLocked(): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `safevoice-session=locked.${Date.now()}; Path=/; SameSite=Lax; Max-Age=${lockedMarkSeconds}${secure}`;
  tellLock();
}

/** Tells other tabs to look at the mark. */
export const tellLock = (): void => onDevice.set(lockKey, String(Date.now()));
