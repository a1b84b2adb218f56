import { graphql } from "react-relay";
import type { useSubmitServiceRequestMutation } from "#relay/useSubmitServiceRequestMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

export const useSubmitServiceRequest = () =>
  useAction<useSubmitServiceRequestMutation>(graphql`
    mutation useSubmitServiceRequestMutation($input: SubmitServiceRequestInput!) {
      submitServiceRequest(input: $input) {
        verification {
          services
          ...CaseSummary_verification
          ...ServiceRequestCard_verification
        }
      }
    }
  `);
