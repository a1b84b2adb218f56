import { createContext, use, useSyncExternalStore } from "react";
import { listenersTo } from "../../../core/device/otherTabs.ts";
import { onDevice } from "../../../core/device/storage.ts";

const storageKey = "safevoice-single-keys";
const { tell, listen } = listenersTo(storageKey, () => {});

/**
 * Whether single keys act. A person who dictates turns them off, because spoken words would press
 * them (WCAG 2.1.4).
 */
export const useSingleKeys = () => useSyncExternalStore(listen, areOn);

const areOn = () => onDevice.get(storageKey) !== "off";

export function setSingleKeys(isOn: boolean): void {
  onDevice.set(storageKey, isOn ? "" : "off");
  tell();
}

/** Whether the detail around is operated by single keys. */
export const HasShortcuts = createContext(false);

/** `<Button {...shortcut("a")}>`: the key presses it, and screen readers announce the key. */
export function useShortcuts(): (key: string) => { "aria-keyshortcuts"?: string } {
  const has = use(HasShortcuts);
  return (key) => (has ? { "aria-keyshortcuts": key } : {});
}
