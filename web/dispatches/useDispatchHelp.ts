import { graphql } from "react-relay";
import type { DispatchHelpInput, useDispatchHelpMutation } from "#relay/useDispatchHelpMutation.graphql";
import { useAction } from "../core/relay/useAction.ts";

/** Dispatches all providers at once, or rejects with the reason. */
export function useDispatchHelp() {
  const [dispatch, isBusy] = useAction<useDispatchHelpMutation>(graphql`
    mutation useDispatchHelpMutation($input: DispatchHelpInput!) {
      dispatchHelp(input: $input) {
        request {
          id
          ...HubRow_request
        }
      }
    }
  `);
  return [(input: DispatchHelpInput) => dispatch({ input }), isBusy] as const;
}
