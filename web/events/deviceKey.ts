import { onDevice } from "../core/device/storage.ts";

const storageKey = "safevoice-device";
let unstored: string | undefined;

/**
 * By what the server knows again that this device comes to an event; undefined until it has said so
 * once.
 */
export function deviceKey(): string | undefined {
  return onDevice.get(storageKey) || unstored;
}

export function rememberDeviceKey(key: string): void {
  unstored = key;
  onDevice.set(storageKey, key);
}
