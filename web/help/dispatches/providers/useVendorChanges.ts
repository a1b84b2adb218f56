import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useVendorChangesSubscription } from "#relay/useVendorChangesSubscription.graphql";
import { useDebouncedCallback } from "../hub/useDebouncedCallback.ts";

/** Providers that change elsewhere update at once. */
export function useVendorChanges(readAgain: () => void): void {
  const onNext = useDebouncedCallback(readAgain);
  useSubscription<useVendorChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useVendorChangesSubscription {
            vendorChanged {
              id
              ...ProviderRow_vendor
            }
          }
        `,
        variables: {},
        onNext,
      }),
      [onNext],
    ),
  );
}
