import { graphql } from "react-relay";
import type { useApproveRequestMutation } from "#relay/useApproveRequestMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useOwnChange } from "../../messages/notifications/ownChanges.ts";

/** Approves a request and allocates its money, or records one of several approvals. */
export const useApproveRequest = () =>
  useOwnChange(
    useAction<useApproveRequestMutation>(graphql`
      mutation useApproveRequestMutation($input: ApproveRequestInput!) {
        approveRequest(input: $input) {
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

const changedIn = ({ approveRequest }: useApproveRequestMutation["response"]) => approveRequest.request;
