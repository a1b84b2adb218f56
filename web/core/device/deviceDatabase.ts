/** Undefined if the browser blocks storage; some throw at the mere look at it. */
export function databases(): IDBFactory | undefined {
  try {
    return (globalThis as { indexedDB?: IDBFactory | null }).indexedDB ?? undefined;
  } catch {
    return undefined;
  }
}

/** A browser that blocks storage may not answer at all, and no form may wait for it. */
const longestOpeningMs = 3000;

/** A device database, opened on first use. Its stores are created once. */
export function deviceDatabase(name: string, version: number, makeStores: (made: IDBDatabase) => void) {
  let opening: Promise<IDBDatabase> | undefined;

  return (): Promise<IDBDatabase> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined; // the next call may try again
      throw error;
    });
    return opening;
  };

  function open() {
    return new Promise<IDBDatabase>((resolve, reject) => {
      const request = databases()?.open(name, version);
      if (!request) return reject(failureOf(null));
      const timer = setTimeout(() => reject(failureOf(null)), longestOpeningMs);
      request.onupgradeneeded = () => makeStores(request.result);
      request.onsuccess = () => {
        clearTimeout(timer);
        // Erasing the device's data deletes the database, and must not wait for this page.
        request.result.onversionchange = () => {
          request.result.close();
          opening = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => {
        clearTimeout(timer);
        reject(failureOf(request.error));
      };
    });
  }
}

export const failureOf = (error: DOMException | null) => error ?? new Error("The device keeps nothing");
