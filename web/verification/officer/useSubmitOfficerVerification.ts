import { graphql } from "react-relay";
import type { useSubmitOfficerVerificationMutation } from "#relay/useSubmitOfficerVerificationMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** Opens the officer's session; from here on their own case is what /verification shows. */
export const useSubmitOfficerVerification = () =>
  useAction<useSubmitOfficerVerificationMutation>(graphql`
    mutation useSubmitOfficerVerificationMutation($input: SubmitOfficerVerificationInput!) {
      submitOfficerVerification(input: $input) {
        verification {
          id
        }
      }
    }
  `);
