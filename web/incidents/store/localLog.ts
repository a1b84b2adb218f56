/** The key of local storage, which must stay: it finds the logs that lie on devices. */
export const storageKey = "incidents";
const unreadableKey = "incidents-unreadable";

/** The log's place in local storage. What fails there is only logged. */
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
