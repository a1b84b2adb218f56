import { graphql } from "react-relay";
import type { useRsvpEventMutation } from "#relay/useRsvpEventMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** RSVPs for this device; the card updates at once. */
export const useRsvpEvent = () =>
  useAction<useRsvpEventMutation>(graphql`
    mutation useRsvpEventMutation($input: RsvpEventInput!) {
      rsvpEvent(input: $input) {
        event {
          ...RsvpButton_event
        }
      }
    }
  `);
