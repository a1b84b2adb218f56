import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useFundChangesSubscription } from "#relay/useFundChangesSubscription.graphql";

/** Keeps the balances of all funds current. */
export function useFundChanges() {
  useSubscription<useFundChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useFundChangesSubscription {
            fundChanged {
              ...useFundColumns_fund
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
