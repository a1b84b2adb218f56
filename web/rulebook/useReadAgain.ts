import { useCallback, useState, useTransition } from "react";

/**
 * A number for `fetchOptions`, and what makes it grow; what stands on the screen stays until the
 * answer is there.
 */
export function useReadAgain(): [times: number, readAgain: () => void] {
  const [times, setTimes] = useState(0);
  const [, start] = useTransition();
  const readAgain = useCallback(() => start(() => setTimes((now) => now + 1)), []);
  return [times, readAgain];
}
