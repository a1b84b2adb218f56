import { graphql } from "react-relay";
import type { useMarkDistributedMutation } from "#relay/useMarkDistributedMutation.graphql";
import { useAction } from "../app/useAction.ts";

/** Marks an allocation distributed, which completes its request. */
export const useMarkDistributed = () =>
  useAction<useMarkDistributedMutation>(graphql`
    mutation useMarkDistributedMutation($allocationId: ID!) {
      markDistributed(allocationId: $allocationId) {
        ...RequestView_request
      }
    }
  `);
