import { use, type ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { RelayDoor } from "./relayContext.ts";

/** Around components that use Relay without a page query. Imported only lazily: see `relayed`. */
export function WithRelay({ children }: { children: ReactNode }) {
  const opened = use(RelayDoor)();
  const environment = opened instanceof Promise ? use(opened) : opened;
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
