import { graphql } from "react-relay";
import type { useDenyRequestMutation } from "#relay/useDenyRequestMutation.graphql";
import { useAction } from "../app/useAction.ts";

/** Closes a request without money, and says why. */
export const useDenyRequest = () =>
  useAction<useDenyRequestMutation>(graphql`
    mutation useDenyRequestMutation($requestId: ID!, $reason: String!, $version: Int!) {
      denyRequest(requestId: $requestId, reason: $reason, version: $version) {
        ...RequestView_request
      }
    }
  `);
