import { useSyncExternalStore } from "react";

/** How many submissions wait, and a mark that changes with each of their changes; other tabs hear of it as of every such key. */
const storageKey = "safevoice-waiting";
const listeners = new Set<() => void>();

/** Light enough for every page; what waits, the outbox knows. */
export const useWaitingCount = (): number => useSyncExternalStore(listenToWaiting, waitingCount, () => 0);

export function waitingCount(): number {
  return Number.parseInt(stored(), 10) || 0;
}

export function tellWaiting(count: number): void {
  try {
    if (count === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, `${count} ${Date.now()}`);
  } catch {
    // Storage is forbidden; then IndexedDB is too, and nothing waits.
  }
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

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}
