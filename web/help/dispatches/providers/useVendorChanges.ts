import { useEffect } from "react";
import { graphql, requestSubscription, useRelayEnvironment } from "react-relay";
import type { useVendorChangesSubscription } from "#relay/useVendorChangesSubscription.graphql";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { useDebouncedCallback } from "../hub/useDebouncedCallback.ts";

/** Providers that change elsewhere update at once. */
export function useVendorChanges(readAgain: () => void): void {
  const onNext = useDebouncedCallback(readAgain);
  const environment = useRelayEnvironment();
  const { programWide } = useSeen();
  useEffect(() => {
    // Providers belong to the program. Administrators of agencies get no reports about them.
    if (!programWide) return;
    const listening = requestSubscription<useVendorChangesSubscription>(environment, {
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
    });
    return () => listening.dispose();
  }, [environment, onNext, programWide]);
}
