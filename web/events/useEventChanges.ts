import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useEventChangesSubscription } from "#relay/useEventChangesSubscription.graphql";
import { useLivePage } from "../admin/useLivePage.ts";

/**
 * Keeps the list current: changed rows update at once, and the page reloads for added or removed
 * ones.
 */
export function useEventChanges(): void {
  const readAgain = useLivePage();
  useSubscription<useEventChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useEventChangesSubscription {
            eventChanged {
              ...useEventColumns_event
            }
          }
        `,
        variables: {},
        onNext: readAgain,
      }),
      [readAgain],
    ),
  );
}
