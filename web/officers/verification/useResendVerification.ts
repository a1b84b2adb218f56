import { graphql } from "react-relay";
import type { useResendVerificationMutation } from "#relay/useResendVerificationMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

export const useResendVerification = () =>
  useAction<useResendVerificationMutation>(graphql`
    mutation useResendVerificationMutation {
      resendVerification {
        verification {
          ...VerificationActions_verification
        }
      }
    }
  `);
