import { onDevice } from "../../../core/device/storage.ts";
import { useSyncExternalStore } from "react";

/**
 * The number of queued submissions, and a mark that changes with every change; other tabs observe
 * the key.
 */
const storageKey = "safevoice-waiting";
const listeners = new Set<() => void>();

/** Small enough for every page; outbox.ts has the content. */
export const useWaitingCount = (): number => useSyncExternalStore(listenToWaiting, waitingCount, () => 0);

export function waitingCount(): number {
  return Number.parseInt(onDevice.get(storageKey), 10) || 0;
}

export function tellWaiting(count: number): void {
  // If storage is forbidden, so is IndexedDB, and nothing is queued.
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
