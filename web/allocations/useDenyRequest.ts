import { graphql } from "react-relay";
import type { useDenyRequestMutation } from "#relay/useDenyRequestMutation.graphql";
import { useAction } from "../app/useAction.ts";

/** Closes a request without money, and says why. */
export const useDenyRequest = () =>
  useAction<useDenyRequestMutation>(graphql`
    mutation useDenyRequestMutation($requestId: ID!, $reason: String!) {
      denyRequest(requestId: $requestId, reason: $reason) {
        ...RequestView_request
      }
    }
  `);
