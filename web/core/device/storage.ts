/**
 * Small values in this browser. Storage may be forbidden, full, or corrupt: unreadable values count
 * as missing, and unsaved ones are lost with the page, so callers need no error handling.
 */
interface BrowserStore {
  /** Empty if there is nothing. */
  get(key: string): string;
  /** An empty text removes it. */
  set(key: string, text: string): void;
  /** The value as JSON; undefined if it is missing or invalid. */
  getJson(key: string): unknown;
  clear(): void;
}

const keptIn = (storage: () => Storage): BrowserStore => ({
  get: (key) => attempt(() => storage().getItem(key)) ?? "",
  set: (key, text) => attempt(() => (text ? storage().setItem(key, text) : storage().removeItem(key))),
  getJson: (key) => attempt(() => JSON.parse(storage().getItem(key) ?? "") as unknown),
  clear: () => attempt(() => storage().clear()),
});

/** Until erased. */
export const onDevice = keptIn(() => localStorage);
/** For the lifetime of this tab. */
export const inTab = keptIn(() => sessionStorage);

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
