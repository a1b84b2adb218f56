import { useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import { statusRefreshMs } from "../../../../shared/officers/verification/rules.ts";
import type { useVerificationUpdatesQuery } from "#relay/useVerificationUpdatesQuery.graphql";
import type { useVerificationUpdatesSubscription } from "#relay/useVerificationUpdatesSubscription.graphql";
import { usePolling } from "../../../core/relay/usePolling.ts";
import { useReconnect } from "../../../core/relay/useReconnect.ts";

/** Keeps the own case current: by subscription, or by polling without a live connection. */
export function useVerificationUpdates(): void {
  const environment = useRelayEnvironment();
  useSubscription<useVerificationUpdatesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useVerificationUpdatesSubscription {
            verificationChanged {
              ...VerificationBody_verification
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );

  // Into the store only: a lost network must not remove what is on the screen.
  const refresh = () =>
    void fetchQuery<useVerificationUpdatesQuery>(environment, updatesQuery, {}).subscribe({
      error: () => {},
    });
  useReconnect(refresh);
  usePolling(refresh, statusRefreshMs);
}

const updatesQuery = graphql`
  query useVerificationUpdatesQuery {
    verification {
      ...VerificationBody_verification
    }
  }
`;
