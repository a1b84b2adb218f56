import { useCallback, useState, useTransition } from "react";

/**
 * A key for `fetchOptions` and a function that bumps it; the old content stays until the answer
 * arrives.
 */
export function useReadAgain(): [times: number, readAgain: () => void] {
  const [times, setTimes] = useState(0);
  const [, start] = useTransition();
  const readAgain = useCallback(() => start(() => setTimes((now) => now + 1)), []);
  return [times, readAgain];
}
