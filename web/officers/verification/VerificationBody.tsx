import { graphql, useFragment, fetchQuery, useRelayEnvironment, useSubscription } from "react-relay";
import type { VerificationBody_verification$key } from "#relay/VerificationBody_verification.graphql";
import { StatusNotice } from "./StatusNotice.tsx";
import { useArrivalToast } from "./live/useArrivalToast.ts";
import { useAnswerToast } from "./live/useAnswerToast.ts";
import { VerificationActions } from "./VerificationActions.tsx";
import { VerificationFacts } from "./VerificationFacts.tsx";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { statusRefreshMs, type VerificationStatus } from "../../../shared/officers/verification/rules.ts";
import type { VerificationBodyQuery } from "#relay/VerificationBodyQuery.graphql";
import type { VerificationBodySubscription } from "#relay/VerificationBodySubscription.graphql";
import { usePolling } from "../../core/relay/usePolling.ts";
import { useReconnect } from "../../core/relay/useReconnect.ts";

/** The case with its status on top; live. */
export function VerificationBody(props: { verification: VerificationBody_verification$key }) {
  const verification = useFragment(
    graphql`
      fragment VerificationBody_verification on Verification {
        status
        ...useArrivalToast_verification
        ...StatusNotice_verification
        ...VerificationActions_verification
        ...VerificationFacts_verification
      }
    `,
    props.verification,
  );
  useVerificationUpdates();
  useArrivalToast(verification);
  useStatusToasts(verification.status);
  return (
    <>
      <StatusNotice verification={verification} />
      <VerificationActions verification={verification} />
      <VerificationFacts verification={verification} />
    </>
  );
}

/** Announces the supervisor's answer when it arrives live. */
function useStatusToasts(status: VerificationStatus): void {
  const say = useAnswerToast();
  const last = useRef(status);
  const tell = useEffectEvent(() => {
    if (last.current === status) return;
    last.current = status;
    if (status !== "pending") say(status);
  });
  useEffect(() => tell(), [status]);
}

/** Keeps the own case current: by subscription, or by polling without a live connection. */
function useVerificationUpdates(): void {
  const environment = useRelayEnvironment();
  useSubscription<VerificationBodySubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription VerificationBodySubscription {
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
    void fetchQuery<VerificationBodyQuery>(environment, updatesQuery, {}).subscribe({
      error: () => {},
    });
  useReconnect(refresh);
  usePolling(refresh, statusRefreshMs);
}

const updatesQuery = graphql`
  query VerificationBodyQuery {
    verification {
      ...VerificationBody_verification
    }
  }
`;
