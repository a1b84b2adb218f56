/** The key of local storage that the specification names (spec 3). */
export const storageKey = "incidents";
const unreadableKey = "incidents-unreadable";

/** The log's place in local storage. What fails there is only logged (spec 8). */
export const createDevice = (storage: () => Storage) => ({
  read: (): string | null => attempt("read", () => storage().getItem(storageKey)) ?? null,
  /** Answers whether the device took it. */
  write: (text: string): boolean =>
    attempt("written", () => {
      storage().setItem(storageKey, text);
      return true;
    }) ?? false,
  /** What cannot be read is somebody's all the same, so it is not written over. */
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
