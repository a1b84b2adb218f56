import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useOfficerChangesSubscription } from "#relay/useOfficerChangesSubscription.graphql";

/**
 * Tells of each officer's case that is new or changed: what the list shows of it changes at once.
 */
export function useOfficerChanges(onChange: () => void): void {
  useSubscription<useOfficerChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useOfficerChangesSubscription {
            officerCaseChanged {
              ...useOfficerColumns_case
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
