import { graphql } from "react-relay";
import type { useRevealRecipientMutation } from "#relay/useRevealRecipientMutation.graphql";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";

/** Reveals an anonymous recipient; the server logs it. */
export const useRevealRecipient = () =>
  useSecretAction<useRevealRecipientMutation>(graphql`
    mutation useRevealRecipientMutation($input: RevealRecipientInput!) {
      revealRecipient(input: $input) {
        recipient {
          fullName
          email
        }
      }
    }
  `);
