import { useCallback, useEffect, useRef } from "react";
import { useReconnect } from "../../../core/relay/useReconnect.ts";

/** Changes in quick succession cause one reload. */
const pauseMs = 250;

/**
 * The callback for a subscription's changes; `read` must be stable. Also runs after a reconnect,
 * since changes meanwhile were not announced.
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
