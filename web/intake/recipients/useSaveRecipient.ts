import { graphql } from "react-relay";
import type { useSaveRecipientMutation } from "#relay/useSaveRecipientMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

export const useSaveRecipient = () =>
  useAction<useSaveRecipientMutation>(graphql`
    mutation useSaveRecipientMutation($input: SaveRecipientInput!) {
      saveRecipient(input: $input) {
        verification {
          ...CaseSummary_verification
          ...RecipientForm_verification
          ...ServiceRequestCard_verification
        }
      }
    }
  `);
