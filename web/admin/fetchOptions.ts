import type { FetchPolicy } from "react-relay";

/**
 * How a panel's body asks: `useLazyLoadQuery(…, variables, fetchOptions(fetchKey))`. At first what
 * is known is shown while it is read; Refresh waits for the answer, and says when it is there.
 */
export const fetchOptions = (fetchKey: number) => ({
  fetchKey,
  fetchPolicy: (fetchKey === 0 ? "store-and-network" : "network-only") satisfies FetchPolicy as FetchPolicy,
});
