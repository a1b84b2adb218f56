import { useEffect, useState } from "react";

const manager = () => navigator.storage as StorageManager | undefined; // not there without https

/**
 * Asks the browser not to clear the log away by itself; some ask the person, some decide silently.
 */
export async function askToPersist(): Promise<void> {
  await manager()
    ?.persist?.()
    .catch(() => false);
}

/** Whether the browser has agreed to that. */
export function useIsPersisted(incidents: unknown): boolean {
  const [isPersisted, setPersisted] = useState(false);
  useEffect(() => {
    let isHere = true;
    manager()
      ?.persisted?.()
      .then((agreed) => isHere && setPersisted(agreed))
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [incidents]); // asked again after a save, which is when the browser was asked for it
  return isPersisted;
}
