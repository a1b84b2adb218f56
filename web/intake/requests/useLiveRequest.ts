import { useCallback, useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { useLiveRequestQuery } from "#relay/useLiveRequestQuery.graphql";
import type { useLiveRequestSubscription } from "#relay/useLiveRequestSubscription.graphql";
import { useReconnect } from "../../core/relay/useReconnect.ts";

/** Keeps one request current. The returned function reloads it at once. */
export function useLiveRequest(number: number): () => void {
  const environment = useRelayEnvironment();
  const refresh = useCallback(
    () =>
      void fetchQuery<useLiveRequestQuery>(
        environment,
        graphql`
          query useLiveRequestQuery($number: Int!) {
            request(number: $number) {
              ...RequestView_request
            }
          }
        `,
        { number },
      ).subscribe({ error: () => {} }), // the current content stays
    [environment, number],
  );

  useSubscription<useLiveRequestSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveRequestSubscription($number: Int!) {
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
