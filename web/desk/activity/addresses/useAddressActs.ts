import { graphql } from "react-relay";
import type { useAddressActsBlockMutation } from "#relay/useAddressActsBlockMutation.graphql";
import type { useAddressActsEndAllMutation } from "#relay/useAddressActsEndAllMutation.graphql";
import type { useAddressActsEndMutation } from "#relay/useAddressActsEndMutation.graphql";
import type { useAddressActsUnblockMutation } from "#relay/useAddressActsUnblockMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

/** A super admin's actions on an address. */
export function useAddressActs() {
  const [block] = useAction<useAddressActsBlockMutation>(graphql`
    mutation useAddressActsBlockMutation($input: BlockNetworkInput!) {
      blockNetwork(input: $input) {
        block {
          number
        }
      }
    }
  `);
  const [unblock] = useAction<useAddressActsUnblockMutation>(graphql`
    mutation useAddressActsUnblockMutation($input: UnblockNetworkInput!) {
      unblockNetwork(input: $input) {
        block {
          number
        }
      }
    }
  `);
  const [end] = useAction<useAddressActsEndMutation>(graphql`
    mutation useAddressActsEndMutation($input: EndAnySessionInput!) {
      endAnySession(input: $input) {
        number
      }
    }
  `);
  const [endAll] = useAction<useAddressActsEndAllMutation>(graphql`
    mutation useAddressActsEndAllMutation($input: EndAddressSessionsInput!) {
      endAddressSessions(input: $input) {
        ended
      }
    }
  `);
  return { block, unblock, end, endAll };
}
