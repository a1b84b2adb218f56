import { graphql } from "react-relay";
import type { useEmergencyVerifyMutation } from "#relay/useEmergencyVerifyMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

export const useEmergencyVerify = () =>
  useAction<useEmergencyVerifyMutation>(graphql`
    mutation useEmergencyVerifyMutation {
      emergencyVerify {
        verification {
          ...StatusNotice_verification
          ...VerificationActions_verification
        }
      }
    }
  `);
