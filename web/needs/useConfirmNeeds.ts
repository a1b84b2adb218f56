import { graphql } from "react-relay";
import type { useConfirmNeedsMutation } from "#relay/useConfirmNeedsMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** States what a pending request needs; its recommendation comes back with it. */
export const useConfirmNeeds = () =>
  useAction<useConfirmNeedsMutation>(graphql`
    mutation useConfirmNeedsMutation($input: ConfirmNeedsInput!) {
      confirmNeeds(input: $input) {
        request {
          aiRecommendation
          ...RequestView_request
        }
      }
    }
  `);
