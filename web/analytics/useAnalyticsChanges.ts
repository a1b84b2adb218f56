import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useAnalyticsChangesSubscription } from "#relay/useAnalyticsChangesSubscription.graphql";
import { useReconnect } from "../core/relay/useReconnect.ts";

/**
 * Counts again by a `readAgain` that stays the same: when the numbers may have changed, and when
 * nobody could tell for a while.
 */
export function useAnalyticsChanges(readAgain: () => void): void {
  useReconnect(readAgain);
  useSubscription<useAnalyticsChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useAnalyticsChangesSubscription {
            analyticsChanged
          }
        `,
        variables: {},
        onNext: () => readAgain(),
      }),
      [readAgain],
    ),
  );
}
