import { useState } from "react";

/**
 * The version that the person has looked at: a decision applies to it, although a newer one may
 * have arrived a moment before the press.
 */
export function useSeenVersion(version: number) {
  const [seen, setSeen] = useState(version);
  const [isToldOfNext, setToldOfNext] = useState(false);
  // The server refused, and the next version is what the person was asked to look at.
  if (isToldOfNext && version !== seen) {
    setSeen(version);
    setToldOfNext(false);
  }
  return {
    seen,
    isOutdated: version !== seen,
    /** The person was told that it changed. */
    acknowledge: () => (version === seen ? setToldOfNext(true) : setSeen(version)),
  };
}
