import { graphql } from "react-relay";
import type { useRevealRecipientMutation } from "#relay/useRevealRecipientMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Asks who an anonymous recipient is; the server logs it. */
export const useRevealRecipient = () =>
  useAction<useRevealRecipientMutation>(graphql`
    mutation useRevealRecipientMutation($input: RevealRecipientInput!) {
      revealRecipient(input: $input) {
        recipient {
          fullName
          email
        }
      }
    }
  `);
