import { useEffect, useState } from "react";

/** Whole seconds until a moment, counting down; 0 when it is past. */
export function useSecondsUntil(iso: string): number {
  const [seconds, setSeconds] = useState(() => until(iso));
  useEffect(() => {
    setSeconds(until(iso));
    const timer = setInterval(() => {
      setSeconds(until(iso));
      if (until(iso) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [iso]);
  return seconds;
}

const until = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000));
