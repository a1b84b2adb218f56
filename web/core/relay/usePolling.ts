import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { connectionOf } from "./relay.ts";

/** Runs `refetch` again and again, for as long as no live connection tells what changes. */
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
