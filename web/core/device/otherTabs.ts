/**
 * Observers of a storage key: `tell` calls them, and so does a write in another tab, after
 * `forget`.
 */
export function listenersTo(storageKey: string, forget: () => void) {
  const listeners = new Set<() => void>();

  const tell = (): void => listeners.forEach((listener) => listener());

  const listen = (listener: () => void): (() => void) => {
    // without a key: the whole storage was cleared
    const hear = ({ key }: StorageEvent) => {
      if (key !== null && key !== storageKey) return;
      forget();
      listener();
    };
    window.addEventListener("storage", hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", hear);
    };
  };
  return { tell, listen };
}
