import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useReadRowQuery } from "#relay/useReadRowQuery.graphql";

/**
 * Reads one request of the hub again in its place: the list around it, and what is typed over it,
 * stay as they are.
 */
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
    ).subscribe({ error: () => {} }); // what is on the screen stays
  }, [environment, id]);
}
