import { useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { onReconnect } from "./reconnect.ts";

/** Reloads a page's data after a reconnect. */
export function useReconnect(refetch: () => void): void {
  const environment = useRelayEnvironment();
  const whenConnected = useEffectEvent(refetch);
  const [openedAt] = useState(() => performance.now());
  useEffect(() => onReconnect(environment, openedAt, () => whenConnected()), [environment, openedAt]);
}
