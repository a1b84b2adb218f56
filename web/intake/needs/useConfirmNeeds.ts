import { graphql } from "react-relay";
import type { useConfirmNeedsMutation } from "#relay/useConfirmNeedsMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** Confirms the needs of a pending request and returns its new recommendation. */
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
