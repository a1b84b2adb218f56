import { graphql } from "react-relay";
import type { useSaveSafeContactMutation } from "#relay/useSaveSafeContactMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** Changes how the victim of a request may be reached. */
export const useSaveSafeContact = () =>
  useAction<useSaveSafeContactMutation>(graphql`
    mutation useSaveSafeContactMutation($input: SaveSafeContactInput!) {
      saveSafeContact(input: $input) {
        request {
          contacting
          ...SafeContactFact_request
        }
      }
    }
  `);
