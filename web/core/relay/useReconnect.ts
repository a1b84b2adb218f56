import { useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { onReconnect } from "./reconnect.ts";

/** Reads again what a page shows when the live connection comes back. */
export function useReconnect(refetch: () => void): void {
  const environment = useRelayEnvironment();
  const whenConnected = useEffectEvent(refetch);
  const [openedAt] = useState(() => performance.now());
  useEffect(() => onReconnect(environment, openedAt, () => whenConnected()), [environment, openedAt]);
}
