import { graphql } from "react-relay";
import type { useNetworkActsListMutation } from "#relay/useNetworkActsListMutation.graphql";
import type { useNetworkActsUnlistMutation } from "#relay/useNetworkActsUnlistMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** An administrator's actions on shared networks. */
export function useNetworkActs() {
  const [list] = useAction<useNetworkActsListMutation>(graphql`
    mutation useNetworkActsListMutation($input: ListNetworkInput!) {
      listNetwork(input: $input) {
        network {
          number
        }
      }
    }
  `);
  const [unlist] = useAction<useNetworkActsUnlistMutation>(graphql`
    mutation useNetworkActsUnlistMutation($input: UnlistNetworkInput!) {
      unlistNetwork(input: $input) {
        network {
          number
        }
      }
    }
  `);
  return { list, unlist };
}
