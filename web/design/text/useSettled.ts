import { useEffect, useRef, useState } from "react";

/** A changed value, once it has been stable for a while; undefined before. */
export function useSettled<Value>(value: Value | undefined, restMs: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  const first = useRef(value);
  useEffect(() => {
    first.current ??= value;
    if (value === undefined || (settled === undefined && value === first.current)) return;
    const rest = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(rest);
  }, [value, settled, restMs]);
  return settled;
}
