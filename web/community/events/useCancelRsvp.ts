import { graphql } from "react-relay";
import type { useCancelRsvpMutation } from "#relay/useCancelRsvpMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

export const useCancelRsvp = () =>
  useAction<useCancelRsvpMutation>(graphql`
    mutation useCancelRsvpMutation($input: CancelRsvpInput!) {
      cancelRsvp(input: $input) {
        event {
          ...RsvpButton_event
        }
      }
    }
  `);
