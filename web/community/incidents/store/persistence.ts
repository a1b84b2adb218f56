import { useEffect, useState } from "react";

const manager = () => navigator.storage as StorageManager | undefined; // missing without https

/** Asks the browser not to evict the log; some ask the person, some decide silently. */
export async function askToPersist(): Promise<void> {
  await manager()
    ?.persist?.()
    .catch(() => false);
}

/** Whether the browser has agreed. */
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
  }, [incidents]); // checked again after a save, which is when the browser is asked
  return isPersisted;
}
