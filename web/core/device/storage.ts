/**
 * Small things that this browser keeps. Storage may be forbidden, full, or hold anything: what
 * cannot be read counts as not there, and what cannot be kept is lost with the page, so nobody who
 * calls needs a plan for it.
 */
interface Kept {
  /** Empty when there is nothing. */
  get(key: string): string;
  /** An empty text removes it. */
  set(key: string, text: string): void;
  /** The value as JSON; undefined when there is none, or none that can be read. */
  getJson(key: string): unknown;
  clear(): void;
}

const keptIn = (storage: () => Storage): Kept => ({
  get: (key) => attempt(() => storage().getItem(key)) ?? "",
  set: (key, text) => attempt(() => (text ? storage().setItem(key, text) : storage().removeItem(key))),
  getJson: (key) => attempt(() => JSON.parse(storage().getItem(key) ?? "") as unknown),
  clear: () => attempt(() => storage().clear()),
});

/** Until somebody erases it. */
export const onDevice = keptIn(() => localStorage);
/** For as long as this tab is open. */
export const inTab = keptIn(() => sessionStorage);

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
