import { useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { connectionOf } from "./relay.ts";

/** A subscription begins with what changed in the seconds before it (graph/app/recent.ts tells twice as many), so the page's own reading is young enough. */
const freshForMs = 2500;

/**
 * Runs `refetch` each time the live connection comes back, because a subscription does not tell what happened while there was none. The first
 * time only if that took so long that the page's own reading is old.
 */
export function useReconnect(refetch: () => void): void {
  const environment = useRelayEnvironment();
  const whenConnected = useEffectEvent(refetch);
  const [openedAt] = useState(() => performance.now());
  useEffect(() => {
    let isFirst = true;
    return connectionOf(environment).onConnected?.(() => {
      const isFresh = isFirst && performance.now() - openedAt < freshForMs;
      isFirst = false;
      if (!isFresh) whenConnected();
    });
  }, [environment, openedAt]);
}
