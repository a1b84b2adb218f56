import { graphql } from "react-relay";
import type { useSubmitOfficerVerificationMutation } from "#relay/useSubmitOfficerVerificationMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

/** Opens the officer's session; from then on /verification shows their case. */
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
