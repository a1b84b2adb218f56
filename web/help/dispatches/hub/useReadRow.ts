import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useReadRowQuery } from "#relay/useReadRowQuery.graphql";

/** Reloads one request of the hub in place, without touching the list or typed text. */
export function useReadRow(id: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<useReadRowQuery>(
      environment,
      graphql`
        query useReadRowQuery($id: ID!) {
          node(id: $id) {
            ...HubRow_request @alias(as: "row")
          }
        }
      `,
      { id },
    ).subscribe({ error: () => {} }); // the current content stays
  }, [environment, id]);
}
