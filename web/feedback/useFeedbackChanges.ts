import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useFeedbackChangesSubscription } from "#relay/useFeedbackChangesSubscription.graphql";
import { useLivePage } from "../admin/useLivePage.ts";

/**
 * Keeps the list current: changed rows update at once, and the page reloads for added or removed
 * ones.
 */
export function useFeedbackChanges(): void {
  const readAgain = useLivePage();
  useSubscription<useFeedbackChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useFeedbackChangesSubscription {
            feedbackChanged {
              ...useFeedbackColumns_feedback
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
