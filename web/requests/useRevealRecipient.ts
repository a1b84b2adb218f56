import { graphql } from "react-relay";
import type { useRevealRecipientMutation } from "#relay/useRevealRecipientMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Asks who an anonymous recipient is; the server logs it. */
export const useRevealRecipient = () =>
  useAction<useRevealRecipientMutation>(graphql`
    mutation useRevealRecipientMutation($requestId: ID!) {
      revealRecipient(requestId: $requestId) {
        fullName
        email
      }
    }
  `);
