import { useCallback, useEffect, useMemo, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { useCaseChangesQuery } from "#relay/useCaseChangesQuery.graphql";
import type { useCaseChangesSubscription } from "#relay/useCaseChangesSubscription.graphql";
import { useReconnect } from "../../core/relay/useReconnect.ts";

/** Changes in quick succession cause one reload. */
const pauseMs = 200;

/** Keeps an open case current. The returned function reloads it at once. */
export function useCaseChanges(id: string, number: number): () => void {
  const environment = useRelayEnvironment();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readAgain = useCallback(() => {
    fetchQuery<useCaseChangesQuery>(
      environment,
      graphql`
        query useCaseChangesQuery($id: ID!) {
          node(id: $id) {
            ...CaseView_request @alias(as: "view")
            ...CaseHistory_request @alias(as: "past")
          }
        }
      `,
      { id },
    ).subscribe({ error: () => {} }); // the current content stays
  }, [environment, id]);

  useSubscription<useCaseChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useCaseChangesSubscription {
            trackedRequestChanged {
              number
            }
          }
        `,
        variables: {},
        onNext: (news) => {
          if (news?.trackedRequestChanged?.number !== number) return;
          clearTimeout(timer.current);
          timer.current = setTimeout(readAgain, pauseMs);
        },
      }),
      [number, readAgain],
    ),
  );
  useReconnect(readAgain);
  return readAgain;
}
