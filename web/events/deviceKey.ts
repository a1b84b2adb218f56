const storageKey = "safevoice-device";
let unstored: string | undefined;

/** By what the server knows again that this device comes to an event; undefined until it has said so once. */
export function deviceKey(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? unstored;
  } catch {
    return unstored;
  }
}

export function rememberDeviceKey(key: string): void {
  unstored = key;
  try {
    localStorage.setItem(storageKey, key);
  } catch {
    // Storage is full or forbidden: it lasts as long as this page.
  }
}
