import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useAnalyticsChangesSubscription } from "#relay/useAnalyticsChangesSubscription.graphql";
import { useReconnect } from "../../core/relay/useReconnect.ts";

/** Reloads with a stable `readAgain`: when the numbers may have changed, and after a reconnect. */
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
