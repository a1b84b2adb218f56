import { createContext, use, useEffect } from "react";

/**
 * A row calls it while its dialog is open. A list that is fetched at that moment could remove the
 * row, and the dialog with everything typed in it; `useLiveList` waits.
 */
export const HoldList = createContext<(by: 1 | -1) => void>(() => {});

/** Holds the list while `isOpen`. */
export function useHolding(isOpen: boolean): void {
  const hold = use(HoldList);
  useEffect(() => {
    if (!isOpen) return;
    hold(1);
    return () => hold(-1);
  }, [hold, isOpen]);
}
