import { useCallback, useState, useTransition } from "react";
import { useReadingSoon } from "./useReadingSoon.ts";

/**
 * A number for `readingBy`, and what makes it grow, called by a subscription that tells of a change; what stands on the screen stays until the answer
 * is there.
 */
export function useLiveReading(): [times: number, readAgain: () => void] {
  const [times, setTimes] = useState(0);
  const [, start] = useTransition();
  return [times, useReadingSoon(useCallback(() => start(() => setTimes((now) => now + 1)), []))];
}
