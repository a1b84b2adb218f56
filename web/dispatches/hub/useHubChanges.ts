import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useHubChangesSubscription } from "#relay/useHubChangesSubscription.graphql";
import { useDebouncedCallback } from "./useDebouncedCallback.ts";

/**
 * What the hub shows changes in its place at once; the page is read again for what comes or goes.
 */
export function useHubChanges(readAgain: () => void): void {
  const onNext = useDebouncedCallback(readAgain);
  useSubscription<useHubChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useHubChangesSubscription {
            requestsChanged {
              id
              ...HubRow_request
            }
          }
        `,
        variables: {},
        onNext,
      }),
      [onNext],
    ),
  );
}
