import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useOfficerChangesSubscription } from "#relay/useOfficerChangesSubscription.graphql";

/** Receives new and changed officers' cases; rows update at once. */
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
