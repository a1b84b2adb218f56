import { useSyncExternalStore } from "react";
import { inTab } from "../../core/device/storage.ts";

const key = "safevoice-case";
const listeners = new Set<() => void>();

/** The number of the last-opened case in this tab, for the workflow panel; null at first. */
export const useSelectedCase = () => useSyncExternalStore(listen, read);

export function selectCase(number: number): void {
  inTab.set(key, String(number));
  for (const tell of listeners) tell();
}

const read = () => Number(inTab.get(key)) || null;

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
