import { createContext, use, useCallback, useEffect, useRef } from "react";

/** What a row calls while a dialog stands open over it. */
export const HoldList = createContext<(by: 1 | -1) => void>(() => {});

/**
 * A live list that is read again while a dialog stands open over one of its rows would take the row
 * away, and the dialog with all that was typed in it. So what is heard meanwhile is read when the
 * dialog closes. Answers what to call for news, and the value for `HoldList` around the rows.
 */
export function useHeldReading(readAgain: () => void): [() => void, (by: 1 | -1) => void] {
  const open = useRef(0);
  const isMissed = useRef(false);
  const latest = useRef(readAgain);
  useEffect(() => {
    latest.current = readAgain;
  });
  const heard = useCallback(() => {
    isMissed.current = open.current > 0;
    if (!isMissed.current) latest.current();
  }, []);
  const hold = useCallback((by: 1 | -1) => {
    open.current += by;
    if (open.current > 0 || !isMissed.current) return;
    isMissed.current = false;
    latest.current();
  }, []);
  return [heard, hold];
}

/** Holds the list while `isOpen`. */
export function useHolding(isOpen: boolean): void {
  const hold = use(HoldList);
  useEffect(() => {
    if (!isOpen) return;
    hold(1);
    return () => hold(-1);
  }, [hold, isOpen]);
}
