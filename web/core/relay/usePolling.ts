import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { connectionOf } from "./relay.ts";

/** Polls with `refetch` while there is no live connection. */
export function usePolling(refetch: () => void, everyMs: number): void {
  const environment = useRelayEnvironment();
  const whenDue = useEffectEvent(() => {
    if (!connectionOf(environment).isConnected?.()) refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => whenDue(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
