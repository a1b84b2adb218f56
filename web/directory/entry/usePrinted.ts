import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * What was last sent to the printer, by our button or by the browser's own way, until it changes.
 * It is drawn in the moment of printing; afterwards it stays, since some phones say that they are
 * done before they have read the page.
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
