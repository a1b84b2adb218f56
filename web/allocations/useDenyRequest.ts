import { graphql } from "react-relay";
import type { useDenyRequestMutation } from "#relay/useDenyRequestMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";
import { useOwnChange } from "../notifications/ownChanges.ts";

/** Closes a request without money, and says why. */
export const useDenyRequest = () =>
  useOwnChange(
    useAction<useDenyRequestMutation>(graphql`
      mutation useDenyRequestMutation($requestId: ID!, $reason: String!, $version: Int!) {
        denyRequest(requestId: $requestId, reason: $reason, version: $version) {
          number
          caseId
          status
          ...RequestView_request
        }
      }
    `),
    changedIn,
  );

const changedIn = ({ denyRequest: { number, caseId, status } }: useDenyRequestMutation["response"]) => ({
  number,
  caseId,
  status,
});
