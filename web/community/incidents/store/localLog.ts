/** The local-storage key, which must never change: existing logs are stored under it. */
export const storageKey = "incidents";
const unreadableKey = "incidents-unreadable";

/** The log in local storage. Failures are only logged. */
export const createDevice = (storage: () => Storage) => ({
  read: (): string | null => attempt("read", () => storage().getItem(storageKey)) ?? null,
  /** Returns whether it was stored. */
  write: (text: string): boolean =>
    attempt("written", () => {
      storage().setItem(storageKey, text);
      return true;
    }) ?? false,
  /** Unreadable data is still someone's, so it is not overwritten. */
  aside: () => attempt("read", () => storage().getItem(unreadableKey)) ?? undefined,
  setAside: (text: string) => attempt("written", () => storage().setItem(unreadableKey, text)),
  forgetAside: () => attempt("written", () => storage().removeItem(unreadableKey)),
});

function attempt<Value>(what: string, act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    console.error(`The device's storage cannot be ${what}`, error);
    return undefined;
  }
}
