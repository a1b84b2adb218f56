import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * The last printed content, from our button or the browser's, until it changes. It is rendered at
 * printing and stays afterward, since some phones report the end before they have read the page.
 */
export function usePrinted<What>(now: What): What | undefined {
  const [printed, setPrinted] = useState<What>();
  useEffect(() => {
    const draw = () => flushSync(() => setPrinted(now));
    window.addEventListener("beforeprint", draw);
    return () => window.removeEventListener("beforeprint", draw);
  }, [now]);
  return printed === now ? printed : undefined;
}
