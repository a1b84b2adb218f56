import { graphql } from "react-relay";
import type { useSetRequestStatusMutation } from "#relay/useSetRequestStatusMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useOwnChange } from "../../messages/notifications/ownChanges.ts";

/** Sets a request's status, as an administrator. */
export const useSetRequestStatus = () =>
  useOwnChange(
    useAction<useSetRequestStatusMutation>(graphql`
      mutation useSetRequestStatusMutation($input: SetRequestStatusInput!) {
        setRequestStatus(input: $input) {
          request {
            number
            caseId
            status
            ...CaseFacts_request
            ...CaseSteps_request
            ...CaseDecision_request
          }
        }
      }
    `),
    changedIn,
  );

const changedIn = ({ setRequestStatus: { request } }: useSetRequestStatusMutation["response"]) => {
  const { number, caseId, status } = request;
  return { number, caseId, status };
};
