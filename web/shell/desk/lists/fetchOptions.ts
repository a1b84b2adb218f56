import type { FetchPolicy } from "react-relay";

/**
 * The fetch policy of a panel: `useLazyLoadQuery(…, variables, fetchOptions(fetchKey))`. At first
 * it shows stored data while reloading; Refresh waits for the answer and announces it.
 */
export const fetchOptions = (fetchKey: number) => ({
  fetchKey,
  fetchPolicy: (fetchKey === 0 ? "store-and-network" : "network-only") satisfies FetchPolicy as FetchPolicy,
});
