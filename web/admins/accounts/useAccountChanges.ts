import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useAccountChangesSubscription } from "#relay/useAccountChangesSubscription.graphql";

/**
 * Receives account changes: changed rows update at once, and `onChange` reloads for added or
 * removed ones.
 */
export function useAccountChanges(onChange: () => void): void {
  useSubscription<useAccountChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useAccountChangesSubscription {
            adminChanged {
              ...useAccountColumns_admin
            }
          }
        `,
        variables: {},
        onNext: onChange,
      }),
      [onChange],
    ),
  );
}
