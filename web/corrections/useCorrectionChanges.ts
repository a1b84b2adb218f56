import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useCorrectionChangesSubscription } from "#relay/useCorrectionChangesSubscription.graphql";
import { useLivePage } from "../admin/useLivePage.ts";

/**
 * Keeps the list current: changed rows update at once, and the page reloads for added or removed
 * ones.
 */
export function useCorrectionChanges(): void {
  const readAgain = useLivePage();
  useSubscription<useCorrectionChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useCorrectionChangesSubscription {
            correctionChanged {
              ...useCorrectionColumns_correction
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
