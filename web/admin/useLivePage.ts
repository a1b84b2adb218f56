import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useReconnect } from "../core/relay/useReconnect.ts";

/** Several changes in a moment are one reading. */
const pauseMs = 250;

/**
 * Reads the page at hand again, while it stands as it is: `const readAgain = useLivePage()`, called by a subscription that
 * tells of a change. Also when the live connection comes back, since nobody was told of what happened meanwhile.
 */
export function useLivePage(): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readAgain = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), pauseMs);
  }, [revalidate]);
  useReconnect(readAgain);
  return readAgain;
}
