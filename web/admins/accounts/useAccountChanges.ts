import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useAccountChangesSubscription } from "#relay/useAccountChangesSubscription.graphql";

/**
 * Tells of each account that changes anywhere: what the list shows of it changes at once, and
 * `onChange` reads for what comes or goes.
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
