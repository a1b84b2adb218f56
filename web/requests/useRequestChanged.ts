import { useCallback, useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { useRequestChangedQuery } from "#relay/useRequestChangedQuery.graphql";
import type { useRequestChangedSubscription } from "#relay/useRequestChangedSubscription.graphql";
import { useReconnect } from "../core/relay/useReconnect.ts";

/** Keeps one request current. The function that it answers reads the request again at once. */
export function useRequestChanged(number: number): () => void {
  const environment = useRelayEnvironment();
  const refresh = useCallback(
    () =>
      void fetchQuery<useRequestChangedQuery>(
        environment,
        graphql`
          query useRequestChangedQuery($number: Int!) {
            request(number: $number) {
              ...RequestView_request
            }
          }
        `,
        { number },
      ).subscribe({ error: () => {} }), // what is on the screen stays
    [environment, number],
  );

  useSubscription<useRequestChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useRequestChangedSubscription($number: Int!) {
            requestChanged(number: $number) {
              ...RequestView_request
            }
          }
        `,
        variables: { number },
      }),
      [number],
    ),
  );
  useReconnect(refresh);
  return refresh;
}
