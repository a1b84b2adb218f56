import { fetchQuery, useRelayEnvironment } from "react-relay";
import { listRefreshMs, requestsPerPage } from "#shared/requests/rules";
import listQuery from "#relay/RequestListPaginationQuery.graphql";
import type { RequestListPaginationQuery } from "#relay/RequestListPaginationQuery.graphql";
import { usePolling } from "../../core/relay/usePolling.ts";
import { useReconnect } from "../../core/relay/useReconnect.ts";

/** The most that the server hands out at once. */
const mostRequestsPerAnswer = 50;

/**
 * Reads the list again when the live connection comes up, and every 30 s for as long as there is
 * none.
 */
export function useListRefresh(shown: number): void {
  const environment = useRelayEnvironment();

  // Into the store, past the page: a lost network must not take away what is on the screen.
  function refresh() {
    const count = Math.min(Math.max(shown, requestsPerPage), mostRequestsPerAnswer);
    fetchQuery<RequestListPaginationQuery>(environment, listQuery, { count }).subscribe({ error: () => {} });
  }
  useReconnect(refresh);
  usePolling(refresh, listRefreshMs);
}
