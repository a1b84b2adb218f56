import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useEventChangesSubscription } from "#relay/useEventChangesSubscription.graphql";
import { useLivePage } from "../admin/useLivePage.ts";

/**
 * Keeps the list current: what it shows changes at once, and the page is read again for what comes
 * or goes.
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
