import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** Several changes in a moment are one reading. */
const pauseMs = 250;

/**
 * What a subscription calls for each change it hears of; a moment after the last one, `readAgain`
 * is called.
 */
export function useDebouncedCallback(readAgain: () => void): () => void {
  const [heard, setHeard] = useState(0);
  const again = useEffectEvent(readAgain);
  useEffect(() => {
    if (heard === 0) return;
    const timer = setTimeout(() => again(), pauseMs);
    return () => clearTimeout(timer);
  }, [heard]);
  return useCallback(() => setHeard((times) => times + 1), []);
}
