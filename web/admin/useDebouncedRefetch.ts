import { useCallback, useEffect, useRef } from "react";
import { useReconnect } from "../core/relay/useReconnect.ts";

/** Several changes in a moment are one reading. */
const pauseMs = 250;

/**
 * What a subscription calls that tells of a change, `read` being the same from one drawing to the
 * next. Also when the live connection comes back, since nobody was told of what happened meanwhile.
 */
export function useDebouncedRefetch(read: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readAgain = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(read, pauseMs);
  }, [read]);
  useReconnect(readAgain);
  return readAgain;
}
