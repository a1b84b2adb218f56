import { graphql } from "react-relay";
import type { useDenyRequestMutation } from "#relay/useDenyRequestMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useOwnChange } from "../../messages/notifications/ownChanges.ts";

/** Denies a request, with a reason. */
export const useDenyRequest = () =>
  useOwnChange(
    useAction<useDenyRequestMutation>(graphql`
      mutation useDenyRequestMutation($input: DenyRequestInput!) {
        denyRequest(input: $input) {
          request {
            number
            caseId
            status
            ...RequestView_request
          }
        }
      }
    `),
    changedIn,
  );

const changedIn = ({ denyRequest }: useDenyRequestMutation["response"]) => denyRequest.request;
