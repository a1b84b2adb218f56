import { graphql } from "react-relay";
import type { useApproveRequestMutation } from "#relay/useApproveRequestMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";
import { useOwnChange } from "../notifications/ownChanges.ts";

/** Approves a request and sets its money aside, or records one of several approvals. */
export const useApproveRequest = () =>
  useOwnChange(
    useAction<useApproveRequestMutation>(graphql`
      mutation useApproveRequestMutation($requestId: ID!, $amount: USD!, $version: Int!) {
        approveRequest(requestId: $requestId, amount: $amount, version: $version) {
          number
          caseId
          status
          ...RequestView_request
        }
      }
    `),
    changedIn,
  );

const changedIn = ({
  approveRequest: { number, caseId, status },
}: useApproveRequestMutation["response"]) => ({
  number,
  caseId,
  status,
});
