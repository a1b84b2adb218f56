import { useEffect, useEffectEvent, useState } from "react";
import {
  changesSince,
  isDismissed,
  readSnapshot,
  rememberDismissed,
  saveSnapshot,
  type Seen,
  type StatusChange,
} from "./statusChanges.ts";

/** The status changes that are news to this device, until dismissed. */
export function useStatusChanges(requests: readonly Seen[], onChanged: (change: StatusChange) => void) {
  const [news, setNews] = useState<readonly StatusChange[]>([]);

  const compare = useEffectEvent((listed: readonly Seen[]) => {
    const before = readSnapshot("lastViewedRequests");
    const changes = changesSince(before, listed);
    saveSnapshot("lastViewedRequests", before, listed);
    if (changes.length === 0) return;
    changes.forEach(onChanged);
    const changed = new Set(changes.map(({ number }) => number));
    setNews((now) => [
      ...changes.filter((change) => !isDismissed(change)),
      ...now.filter(({ number }) => !changed.has(number)),
    ]);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the other side of the comparison is storage, which it also writes
  useEffect(() => compare(requests), [requests]);

  function dismiss(change: StatusChange) {
    rememberDismissed(change);
    setNews((now) => now.filter((other) => other !== change));
  }
  return [news, dismiss] as const;
}
