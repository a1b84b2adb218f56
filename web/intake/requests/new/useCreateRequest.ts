import { graphql } from "react-relay";
import type { useCreateRequestMutation } from "#relay/useCreateRequestMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

/** Files a request; a repeat with the same idempotency key does not file another. */
export const useCreateRequest = () =>
  useAction<useCreateRequestMutation>(graphql`
    mutation useCreateRequestMutation($input: CreateRequestInput!) {
      createRequest(input: $input) {
        request {
          caseId
          ...RequestCard_request
        }
      }
    }
  `);
