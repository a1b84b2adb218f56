import { onDevice } from "../../core/device/storage.ts";

const storageKey = "safevoice-device";
let unstored: string | undefined;

/** The key by which the server recognizes this device's RSVPs; undefined before the first. */
export function deviceKey(): string | undefined {
  return onDevice.get(storageKey) || unstored;
}

export function rememberDeviceKey(key: string): void {
  unstored = key;
  onDevice.set(storageKey, key);
}
