import { useCallback, useEffect, useMemo, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { useCaseChangesQuery } from "#relay/useCaseChangesQuery.graphql";
import type { useCaseChangesSubscription } from "#relay/useCaseChangesSubscription.graphql";
import { useReconnect } from "../core/relay/useReconnect.ts";

/** Several changes in a moment are one reading. */
const pauseMs = 200;

/** Keeps an open case current. The function that it answers reads it again at once. */
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
    ).subscribe({ error: () => {} }); // what is on the screen stays
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
