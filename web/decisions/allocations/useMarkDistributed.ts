import { graphql } from "react-relay";
import type { useMarkDistributedMutation } from "#relay/useMarkDistributedMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useOwnChange } from "../../messages/notifications/ownChanges.ts";

/** Marks the rest of an allocation as distributed, which completes its request. */
export const useMarkDistributed = () =>
  useOwnChange(
    useAction<useMarkDistributedMutation>(graphql`
      mutation useMarkDistributedMutation($input: MarkDistributedInput!) {
        markDistributed(input: $input) {
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

const changedIn = ({ markDistributed }: useMarkDistributedMutation["response"]) => markDistributed.request;
