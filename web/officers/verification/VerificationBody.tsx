import { graphql, useFragment } from "react-relay";
import type { VerificationBody_verification$key } from "#relay/VerificationBody_verification.graphql";
import { StatusNotice } from "./StatusNotice.tsx";
import { useArrivalToast } from "./live/useArrivalToast.ts";
import { useStatusToasts } from "./live/useStatusToasts.ts";
import { useVerificationUpdates } from "./live/useVerificationUpdates.ts";
import { VerificationActions } from "./VerificationActions.tsx";
import { VerificationFacts } from "./VerificationFacts.tsx";

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
