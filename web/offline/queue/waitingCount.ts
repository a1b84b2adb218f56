import { onDevice } from "../../core/device/storage.ts";
import { useSyncExternalStore } from "react";

/**
 * How many submissions wait, and a mark that changes with each of their changes; other tabs hear of
 * it as of every such key.
 */
const storageKey = "safevoice-waiting";
const listeners = new Set<() => void>();

/** Light enough for every page; what waits, the outbox knows. */
export const useWaitingCount = (): number => useSyncExternalStore(listenToWaiting, waitingCount, () => 0);

export function waitingCount(): number {
  return Number.parseInt(onDevice.get(storageKey), 10) || 0;
}

export function tellWaiting(count: number): void {
  // Where storage is forbidden IndexedDB is too, and nothing waits.
  onDevice.set(storageKey, count === 0 ? "" : `${count} ${Date.now()}`);
  for (const listener of listeners) listener();
}

export function listenToWaiting(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key === storageKey) && listener();
  listeners.add(listener);
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}
