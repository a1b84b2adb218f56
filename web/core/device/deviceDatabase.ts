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
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => makeStores(request.result);
      request.onsuccess = () => {
        // Erasing the device's data deletes the database, and must not wait for this page.
        request.result.onversionchange = () => {
          request.result.close();
          opening = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(failureOf(request.error));
    });
  }
}

export const failureOf = (error: DOMException | null) => error ?? new Error("The device keeps nothing");
