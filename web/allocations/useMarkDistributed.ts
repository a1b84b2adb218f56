import { graphql } from "react-relay";
import type { useMarkDistributedMutation } from "#relay/useMarkDistributedMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";
import { useOwnChange } from "../notifications/ownChanges.ts";

/** Marks an allocation distributed, which completes its request. */
export const useMarkDistributed = () =>
  useOwnChange(
    useAction<useMarkDistributedMutation>(graphql`
      mutation useMarkDistributedMutation($allocationId: ID!) {
        markDistributed(allocationId: $allocationId) {
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
  markDistributed: { number, caseId, status },
}: useMarkDistributedMutation["response"]) => ({
  number,
  caseId,
  status,
});
