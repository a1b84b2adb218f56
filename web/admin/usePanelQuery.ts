import { createContext, use } from "react";
import { useLazyLoadQuery, type GraphQLTaggedNode } from "react-relay";
import type { OperationType } from "relay-runtime";

/** Counts the refreshes of the surrounding panel. */
export const PanelReading = createContext(0);

/**
 * The data of a panel's body. The first time, cached data is shown while it loads; Refresh waits
 * for new data, and retries after a failure.
 */
export function usePanelQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
): Query["response"] {
  const reading = use(PanelReading);
  return useLazyLoadQuery<Query>(query, variables, {
    fetchKey: reading,
    fetchPolicy: reading === 0 ? "store-and-network" : "network-only",
  });
}
