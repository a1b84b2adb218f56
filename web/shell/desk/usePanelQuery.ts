import { createContext, use } from "react";
import { useLazyLoadQuery, type GraphQLTaggedNode } from "react-relay";
import type { OperationType } from "relay-runtime";
import { fetchOptions } from "./lists/fetchOptions.ts";

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
  return useLazyLoadQuery<Query>(query, variables, fetchOptions(use(PanelReading)));
}
