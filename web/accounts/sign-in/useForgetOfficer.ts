import { graphql } from "react-relay";
import type { useForgetOfficerMutation } from "#relay/useForgetOfficerMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** The next officer at this browser starts without the department's word. */
export const useForgetOfficer = () =>
  useAction<useForgetOfficerMutation>(graphql`
    mutation useForgetOfficerMutation {
      forgetConfirmedOfficer {
        confirmedOfficer {
          name
        }
      }
    }
  `);
