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

/** The same, made by chance when there is none. Nothing about the person or the device is in it. */
export function ownDeviceKey(): string {
  const known = deviceKey();
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  unstored = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(storageKey, unstored);
  } catch {
    // Storage is full or forbidden: it lasts as long as this page.
  }
  return unstored;
}
