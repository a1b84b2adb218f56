import { fetchQuery, useRelayEnvironment } from "react-relay";
import { listRefreshMs, requestsPerPage } from "../../../../shared/intake/requests/paging.ts";
import listQuery from "#relay/RequestListPaginationQuery.graphql";
import type { RequestListPaginationQuery } from "#relay/RequestListPaginationQuery.graphql";
import { usePolling } from "../../../core/relay/usePolling.ts";
import { useReconnect } from "../../../core/relay/useReconnect.ts";

/** The server's maximum page size. */
const maxRequestsPerAnswer = 50;

/** Reloads the list on reconnect, and every 30 s without a live connection. */
export function useListRefresh(shown: number): void {
  const environment = useRelayEnvironment();

  // Into the store only: a lost network must not remove what is on the screen.
  function refresh() {
    const count = Math.min(Math.max(shown, requestsPerPage), maxRequestsPerAnswer);
    fetchQuery<RequestListPaginationQuery>(environment, listQuery, { count }).subscribe({ error: () => {} });
  }
  useReconnect(refresh);
  usePolling(refresh, listRefreshMs);
}
