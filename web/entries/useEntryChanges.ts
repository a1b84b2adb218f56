import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useEntryChangesSubscription } from "#relay/useEntryChangesSubscription.graphql";
import { useLivePage } from "../admin/useLivePage.ts";

/**
 * Keeps the list current: changed rows update at once, and the page reloads for added or removed
 * ones.
 */
export function useEntryChanges(): void {
  const readAgain = useLivePage();
  useSubscription<useEntryChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useEntryChangesSubscription {
            entryChanged {
              entry {
                ...useEntryColumns_entry
              }
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
