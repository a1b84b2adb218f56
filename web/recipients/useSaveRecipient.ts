import { graphql } from "react-relay";
import type { useSaveRecipientMutation } from "#relay/useSaveRecipientMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

export const useSaveRecipient = () =>
  useAction<useSaveRecipientMutation>(graphql`
    mutation useSaveRecipientMutation($input: RecipientInput!) {
      saveRecipient(input: $input) {
        ...CaseSummary_verification
        ...RecipientForm_verification
        ...ServiceRequestCard_verification
      }
    }
  `);
