import { graphql } from "react-relay";
import type { useApproveRequestMutation } from "#relay/useApproveRequestMutation.graphql";
import { useAction } from "../app/useAction.ts";

/** Approves a request and sets its money aside, or records one of several approvals. */
export const useApproveRequest = () =>
  useAction<useApproveRequestMutation>(graphql`
    mutation useApproveRequestMutation($requestId: ID!, $amount: USD!, $version: Int!) {
      approveRequest(requestId: $requestId, amount: $amount, version: $version) {
        status
        ...RequestView_request
      }
    }
  `);
