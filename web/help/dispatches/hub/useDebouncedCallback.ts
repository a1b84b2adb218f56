import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** Changes in quick succession cause one reload. */
const pauseMs = 250;

/** A subscription's callback; `readAgain` runs a moment after the last change. */
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
